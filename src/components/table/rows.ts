import { ageOf, type Age } from '#core/age.ts';
import { movedIds } from '#core/changes.ts';
import type { Data } from '#core/data.ts';
import { mergeEvidence, type EvidenceLink } from '#core/evidence-url.ts';
import { deciderDetails } from '#core/deciders.ts';
import { rowsOf, type Row } from '#core/select.ts';
import { linksByWeight } from '#core/table-links.ts';
import type { Link } from '#schema/client.ts';
import type { Edition } from '#schema/vocabulary.ts';

/** Everything that a row of the client table shows. */
export interface ClientRow extends Row {
  kindName: string;
  moved: boolean;
  /** What decides between its paths; empty where there is one. */
  decides: ReturnType<typeof deciderDetails>;
  age: Age;
  evidence: EvidenceLink[];
  /** Entries of evidence that only the client's page shows. */
  moreEvidence: number;
  links: Link[];
  /** Links that only the client's page shows. */
  moreLinks: number;
}

const EVIDENCE = 2;
const THREADS = 1;

/** Rows of the client table for an edition, in table order, with two places of evidence and one thread each. */
export function clientRows(data: Data, now: Edition): ClientRow[] {
  const moved = movedIds(data, now.id);
  const kindNames = new Map(data.kinds.map((kind) => [kind.id, kind.name]));
  return rowsOf(data, now.id).map((row) => {
    const evidence = mergeEvidence(row.path.evidence).toSorted(
      (a, b) => Number(a.url === null) - Number(b.url === null),
    );
    const links = linksByWeight(row.client.links);
    return {
      ...row,
      kindName: kindNames.get(row.client.kind) ?? row.client.kind,
      moved: moved.has(row.client.id),
      decides: deciderDetails(row.reading),
      age: ageOf(row.reading, now.date),
      evidence: evidence.slice(0, EVIDENCE),
      moreEvidence: Math.max(0, evidence.length - EVIDENCE),
      links: links.slice(0, THREADS),
      moreLinks: Math.max(0, links.length - THREADS),
    };
  });
}

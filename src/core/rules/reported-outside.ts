import type { Report, ReportedClient } from '#schema/reported.ts';
import type { Data, FieldPath, Problem, Rule } from '../data.ts';
import { threadProblem } from './thread.ts';
import { clientFile } from './walk.ts';

const FILE = 'data/reported.yaml';

/** A client that has a row is no longer known from reports alone. */
function withRow({ id, name }: ReportedClient, index: number, clients: Data['clients']): Problem[] {
  const same = (text: string) => text.toLowerCase();
  const byId = clients.find((client) => client.id === id);
  const byName = clients.find((client) => same(client.name) === same(name));
  const row = byId ?? byName;
  if (!row) return [];
  const message = `"${byId ? id : name}" has a row, ${clientFile(row)}; remove it here, and keep the threads as links there`;
  return [{ file: FILE, at: [index, byId ? 'id' : 'name'], message, restsOn: 'clients' }];
}

function ofReport(report: Report, place: number, reports: readonly Report[]): [FieldPath, string][] {
  const found: [FieldPath, string][] = [];
  const first = reports.findIndex(({ ref }) => ref.toLowerCase() === report.ref.toLowerCase());
  if (first !== place)
    found.push([['ref'], `"${report.ref}" is reports[${first}] already; keep one of the two`]);
  const wrong = threadProblem(report);
  if (wrong) found.push([['url'], wrong]);
  if (report.date === null && report.dateNote === undefined)
    found.push([['date'], 'null needs a dateNote that says why there is no day']);
  const before = reports.slice(0, place).findLast(({ date }) => date !== null)?.date;
  if (before && report.date !== null && report.date < before)
    found.push([['date'], `"${report.date}" is before the report above it, ${before}; put the oldest first`]);
  return found;
}

/** Clients known from reports alone have no row, and their reports are threads, once each, oldest first. */
export const reportedOutside: Rule = {
  name: 'reported-outside',
  description: 'A client that is only reported has no row; its reports are threads, once each, oldest first.',
  check: (data) =>
    data.reported.flatMap((client, index) => [
      ...withRow(client, index, data.clients),
      ...client.reports.flatMap((report, place) =>
        ofReport(report, place, client.reports).map(([field, message]): Problem => ({
          file: FILE,
          at: [index, 'reports', place, ...field],
          message,
        })),
      ),
    ]),
};

import type { Data, FieldPath, Problem, Rule } from '../data.ts';
import { clientFile, readingsIn, pathsIn } from './walk.ts';

interface Bound {
  date: string | null | undefined;
  /** How a message speaks of it. */
  name: string;
}

/** A problem where a date lies after a bound; none where either is not known. */
function after(file: string, at: FieldPath, date: string | null, bound: Bound): Problem[] {
  if (date === null || !bound.date || date <= bound.date) return [];
  return [{ file, at, message: `"${date}" is after ${bound.name}, ${bound.date}; correct one of the two` }];
}

function ofReadings(data: Data, newest: Bound): Problem[] {
  return readingsIn(data).flatMap(({ file, at, reading }) => {
    const edition = data.editions.find(({ id }) => id === reading.edition);
    const bound = { date: edition?.date ?? newest.date, name: `the day of edition ${reading.edition}` };
    const own = edition?.date ? bound : newest;
    return [
      ...after(file, [...at, 'sourceDate'], reading.sourceDate, own),
      ...after(file, [...at, 'sourceDate'], reading.sourceDate, {
        date: reading.readOn,
        name: 'the day it was read, readOn',
      }),
      ...after(file, [...at, 'readOn'], reading.readOn, own),
      ...after(file, [...at, 'change', 'since'], reading.change?.since ?? null, own),
    ];
  });
}

const ofPaths = (data: Data, newest: Bound): Problem[] =>
  pathsIn(data).flatMap(({ file, at, path }) => {
    if (!path.former) return [];
    const { from, until } = path.former;
    return [
      ...after(file, [...at, 'former', 'from'], from, { date: until, name: 'its last day, until' }),
      ...after(file, [...at, 'former', 'until'], until, newest),
    ];
  });

const ofLinks = (data: Data, newest: Bound): Problem[] =>
  data.clients.flatMap((client) =>
    client.links.flatMap((link, index) => {
      const file = clientFile(client);
      const at = ['links', index, 'date'];
      if (link.date !== null || link.dateNote !== undefined) return after(file, at, link.date, newest);
      return [{ file, at, message: 'null needs a dateNote that says why there is no day' }];
    }),
  );

const ofReports = (data: Data, newest: Bound): Problem[] =>
  data.reported.flatMap(({ reports }, index) =>
    reports.flatMap(({ date }, place) =>
      after('data/reported.yaml', [index, 'reports', place, 'date'], date, newest),
    ),
  );

/** Nothing that is recorded lies after the time for which it is recorded. */
export const datesInOrder: Rule = {
  name: 'dates-in-order',
  description: 'No date lies after its edition or after the newest one, and no span ends before it begins.',
  check(data) {
    const days = data.editions.flatMap(({ date }) => date ?? []).sort();
    const newest = { date: days.at(-1), name: 'the day of the newest edition' };
    return [
      ...ofReadings(data, newest),
      ...ofPaths(data, newest),
      ...ofLinks(data, newest),
      ...ofReports(data, newest),
      ...data.corrections.flatMap(({ knownSince }, index) =>
        after('data/corrections.yaml', [index, 'knownSince'], knownSince, newest),
      ),
    ].map((problem): Problem => ({ ...problem, restsOn: 'editions' }));
  },
};

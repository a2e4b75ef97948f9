import { newestEdition } from '../select.ts';
import type { Problem, Rule } from '../data.ts';

/** The timeline reads from the oldest event on and ends with the newest edition. */
export const timelineInOrder: Rule = {
  name: 'timeline-in-order',
  description:
    'Entries of the timeline stand oldest first, none after the newest edition; one without a day says why.',
  check(data) {
    const last = newestEdition(data)?.date;
    return data.timeline.flatMap((entry, index): Problem[] => {
      const at = [index, 'date'];
      const place = { file: 'data/timeline.yaml', at };
      const { date } = entry;
      if (date === null) {
        if (entry.dateNote !== undefined) return [];
        return [{ ...place, message: 'null needs a dateNote that says why there is no day' }];
      }
      const before = data.timeline.slice(0, index).findLast((other) => other.date !== null);
      const problems: Problem[] = [];
      if (before?.date && before.date > date) {
        const message = `"${date}" stands after "${before.date}" of ${before.id}; put the oldest entry first`;
        problems.push({ ...place, message });
      }
      if (last && date > last) {
        const message = `"${date}" is after the day of the newest edition, ${last}; correct one of the two`;
        problems.push({ ...place, message, restsOn: 'editions' });
      }
      return problems;
    });
  },
};

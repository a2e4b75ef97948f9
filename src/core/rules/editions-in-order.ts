import type { Rule } from '../data.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The editions are listed from the oldest on, and their ids sort likewise. */
export const editionsInOrder: Rule = {
  name: 'editions-in-order',
  description: 'Editions stand oldest first; their ids are a year and a month; one without a day says why.',
  check: (data) =>
    data.editions.flatMap((edition, index) => {
      const file = 'data/editions.yaml';
      const before = data.editions[index - 1];
      const problems = [];
      if (!MONTH.test(edition.id)) {
        const message = `"${edition.id}" is not a year and a month; use a form such as '2026-11'`;
        problems.push({ file, at: [index, 'id'], message });
      } else if (before && MONTH.test(before.id) && before.id > edition.id) {
        const message = `"${edition.id}" stands after "${before.id}"; put the oldest edition first`;
        problems.push({ file, at: [index, 'id'], message });
      }
      if (edition.date === null && edition.dateNote === undefined)
        problems.push({
          file,
          at: [index, 'date'],
          message: 'null needs a dateNote that says why there is no day',
        });
      return problems;
    }),
};

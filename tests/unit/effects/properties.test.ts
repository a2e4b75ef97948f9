import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectsOf, groupByView } from '#core/effects/index.ts';
import { partsOf, result as arbitraryResult } from './generated.ts';
import { forwarded, tree } from './helpers.ts';

test('a view that shows each piece as it is loses, alters and adds nothing', () => {
  fc.assert(
    fc.property(arbitraryResult, (value) => {
      const effects = effectsOf(tree(value), forwarded(partsOf(value)));
      expect(effects).toMatchObject({
        lost: [],
        altered: [],
        leaked: [],
        added: { texts: [], variables: [] },
      });
      expect(effects.nothing).toBe(effects.empty);
    }),
  );
});

test('a view that leaves one block out loses that block and nothing else', () => {
  fc.assert(
    fc.property(arbitraryResult, fc.nat(), (value, pick) => {
      fc.pre(value.content.length > 0);
      const index = pick % value.content.length;
      const prefix = `/content/${index}`;
      const { lost } = effectsOf(tree(value), forwarded(partsOf(value, index)));
      expect(lost).toHaveLength(1);
      expect(lost[0]?.at.startsWith(`${prefix}/`)).toBe(true);
    }),
  );
});

test('a view without structuredContent loses it, and nothing else', () => {
  fc.assert(
    fc.property(arbitraryResult, (value) => {
      const { lost } = effectsOf(tree(value), forwarded(partsOf({ content: value.content })));
      const expected = value.structuredContent === undefined ? [] : ['structuredContent'];
      expect(lost.map(({ what }) => what)).toEqual(expected);
    }),
  );
});

test('an empty view has every piece for lost, none for doubled', () => {
  fc.assert(
    fc.property(arbitraryResult, (value) => {
      const effects = effectsOf(tree(value), forwarded());
      expect(effects.lost).toHaveLength(
        value.content.length + (value.structuredContent === undefined ? 0 : 1),
      );
      expect(effects.informationLost).toEqual(effects.lost);
      expect(effects).toMatchObject({ doubled: [], altered: [], nothing: true });
    }),
  );
});

test('the JSON of structuredContent as a text is doubled, whatever it is', () => {
  fc.assert(
    fc.property(arbitraryResult, fc.boolean(), (value, pretty) => {
      fc.pre(value.structuredContent !== undefined);
      const copy = JSON.stringify(value.structuredContent, null, pretty ? 2 : 0);
      const both = { ...value, content: [{ type: 'text' as const, text: copy }] };
      const { doubled } = effectsOf(tree(both), forwarded(partsOf(both)));
      expect(doubled).toHaveLength(1);
      expect(doubled[0]).toMatchObject({ first: '/content/0/text', second: '/structuredContent' });
    }),
  );
});

test('groups hold every view once, and the order of views decides no key', () => {
  fc.assert(
    fc.property(fc.array(arbitraryResult, { maxLength: 6 }), (values) => {
      const views = [...values, ...values].map((value, index) => ({
        client: `c${index}`,
        path: 'p',
        forwarded: forwarded(partsOf(value)),
      }));
      const groups = groupByView(views);
      expect(groups.flatMap((group) => group.views)).toHaveLength(views.length);
      const keys = (list: typeof groups) => list.map(({ key }) => key).sort();
      expect(keys(groupByView([...views].reverse()))).toEqual(keys(groups));
    }),
  );
});

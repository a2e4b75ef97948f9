import { describe, expect, test } from 'vitest';
import { fieldsByPath, fieldsSeen } from '#core/observations/fields.ts';
import { pathFieldsWords, sharesOfFields } from '#core/observations/words.ts';
import type { ObservedResult, ObservedRun, SeenPart } from '#schema/observation.ts';

const SAMPLE = {
  content: [{ type: 'text', text: 'Sunny, 22C, and "humid".' }],
  structuredContent: { temperature: 22, sky: 'clear' },
};
const seen = (...view: SeenPart[]): ObservedResult => ({
  result: 'both-summary',
  item: '{}',
  also: [],
  view,
});
const words = (text: string) => fieldsSeen(seen({ text }), SAMPLE);

describe('which fields a recorded view holds', () => {
  test('is told by the words of content and the keys of structuredContent', () => {
    expect(words('Sunny, 22C, and "humid".')).toBe('content');
    expect(words('{"temperature":22,"sky":"clear"}')).toBe('structuredContent');
    expect(words("{'temperature': 22, 'sky': 'clear'}")).toBe('structuredContent');
    expect(words('Sunny, 22C, and "humid".\n{"temperature": 22, "sky": "clear"}')).toBe('both');
    expect(words('Done.')).toBe('neither');
    expect(fieldsSeen(seen(), SAMPLE)).toBe('nothing');
    expect(fieldsSeen({ ...seen(), ended: 'ended with code 1' }, SAMPLE)).toBe('ended');
  });

  test('looks through JSON in JSON', () => {
    const once = JSON.stringify(SAMPLE);
    expect(words(once)).toBe('both');
    expect(words(JSON.stringify({ output: once }))).toBe('both');
    expect(words(JSON.stringify({ content: SAMPLE.content }))).toBe('content');
  });

  test('takes all parts together, and no media for words', () => {
    expect(
      fieldsSeen(
        seen({ text: 'Sunny, 22C, and "humid".' }, { text: '{"temperature":22,"sky":"clear"}' }),
        SAMPLE,
      ),
    ).toBe('both');
    expect(fieldsSeen(seen({ media: 'image/png' }), SAMPLE)).toBe('neither');
  });

  test('has no content where the sample has none', () => {
    const alone = { ...SAMPLE, content: [] };
    expect(fieldsSeen(seen({ text: '{"temperature":22,"sky":"clear"}' }), alone)).toBe('structuredContent');
    expect(fieldsSeen(seen({ text: '(no output)' }), alone)).toBe('neither');
  });
});

test('paths are told apart, and each answer of a path stands once', () => {
  const run = (path: string, text: string) => ({ path, results: [seen({ text })] }) as unknown as ObservedRun;
  const runs = [
    run('conversation', 'Sunny, 22C, and "humid".'),
    run('raw', JSON.stringify(SAMPLE)),
    run('conversation', 'Sunny, 22C, and "humid".'),
    run('raw', 'Done.'),
  ];
  expect(fieldsByPath(runs, 'both-summary', SAMPLE)).toEqual([
    { path: 'conversation', fields: ['content'] },
    { path: 'raw', fields: ['both', 'neither'] },
  ]);
});

test('the words name a path where it differs, and count clients', () => {
  const conversation = { path: 'conversation', fields: ['structuredContent' as const] };
  expect(pathFieldsWords([conversation, { ...conversation, path: 'other' }])).toBe('structuredContent alone');
  expect(pathFieldsWords([conversation, { path: 'raw', fields: ['both', 'ended'] }])).toBe(
    'structuredContent alone; on the path raw both fields or nothing, as the run ends',
  );
  expect(sharesOfFields([['content'], ['both'], ['both']])).toBe(
    'two show the model both fields and one shows the model content alone',
  );
});

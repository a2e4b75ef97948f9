import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { itemView, observedView } from '#core/observations/view.ts';
import { WIRES } from '#schema/observation.ts';
import { runExercise } from '../../lab/observe/exercise.ts';
import { observedRun } from '../../lab/observe/file.ts';
import { isolation } from '../../lab/run/isolate.ts';
import { RUN_MARK } from '../../lab/run/leftovers.ts';
import driver from './drivers/reference.ts';

const TEMPORARY = mkdtempSync(join(tmpdir(), 'lab-test-'));
process.env['TMPDIR'] = TEMPORARY;
afterAll(() => rmSync(TEMPORARY, { recursive: true }));

const CASES = ['both-summary', 'error-text', 'resource-link'];
const run = (index: number, cases = CASES) =>
  runExercise(driver, index, { installed: '/nonexistent', cases, apart: false, keep: undefined });
const exerciseOf = (words: string): number =>
  driver.exercises.findIndex(({ configuration }) => configuration.includes(words));

describe.concurrent('a session of the reference client', () => {
  const wires = WIRES.flatMap((wire, index) => [
    { wire, stream: 'not streaming', index: 2 * index },
    { wire, stream: 'streaming', index: 2 * index + 1 },
  ]);

  it.each(wires)('$wire, $stream: every result as it was sent', async ({ wire, index }) => {
    const { outcomes, clientInfo } = await run(index);
    expect(clientInfo).toEqual({ name: 'reference', version: '1.2.3' });
    expect([...outcomes.keys()]).toEqual(CASES);
    const summary = outcomes.get('both-summary');
    if (!summary || 'ended' in summary) throw new Error('nothing was recorded');
    const sent =
      '{"content":[{"type":"text","text":"Current weather: 22.5C, partly cloudy, 65% humidity."}],' +
      '"structuredContent":{"temperature":22.5,"conditions":"Partly cloudy","humidity":65}}';
    const beside = wire === 'anthropic-messages' ? [{ text: 'beside both-summary' }] : [];
    expect(itemView(wire, summary.item)).toEqual({ parts: [{ text: sent }], flagged: false });
    expect(observedView(wire, summary.item, summary.also).parts).toEqual([{ text: sent }, ...beside]);
    expect(summary.item).toContain(JSON.stringify(sent));
  });

  it('reaches the server over HTTP, and sees the outputSchema', async () => {
    const index = driver.exercises.findIndex(({ transport }) => transport === 'http');
    const { outcomes } = await run(index, ['both-summary']);
    const exercise = driver.exercises[index];
    if (!exercise) throw new Error('no exercise');
    const observed = observedRun(
      driver,
      exercise,
      { outcomes, clientInfo: { name: 'r', version: '1' }, outside: [], others: [] },
      ['both-summary'],
    );
    expect(observed).toMatchObject({ transport: 'http', outputSchema: 'declared' });
    expect(observed.results).toHaveLength(1);
  });

  it('says why a client that hangs gave nothing, and ends it', async () => {
    await expect(run(exerciseOf('hang'))).rejects.toThrow(/never asked the model with the tool \(timeout/);
  });

  it('says what a client said that died', async () => {
    await expect(run(exerciseOf('die'))).rejects.toThrow(
      /never asked the model with the tool \(ended with code 1: Error: no model today\)/,
    );
  });

  it('says that a client never called the tool', async () => {
    await expect(run(exerciseOf('refuse'))).rejects.toThrow(/never called the tool \(ended with code 0\)/);
  });

  it('says that a client did not start', async () => {
    await expect(run(driver.exercises.length - 1)).rejects.toThrow(/the client did not start.*ENOENT/s);
  });

  it('notes a result at which the client ends the run, and goes on with the rest', async () => {
    const { outcomes } = await run(exerciseOf('abort'));
    expect(outcomes.get('error-text')).toEqual({ ended: 'ended with code 1: Error: the tool failed' });
    expect(outcomes.get('resource-link')).toHaveProperty('item');
  });

  it.runIf(isolation())('cuts a client off from the network and tells what it looked up', async () => {
    const { outside, outcomes } = await run(exerciseOf('stray'), ['both-summary']);
    expect(outside).toContain('looked up example.com');
    expect(outcomes.size).toBe(1);
  });
});

it('nothing is left of a session: no folder, no process', () => {
  expect(readdirSync(TEMPORARY)).toEqual([]);
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const marked = pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${RUN_MARK}=${TEMPORARY}`);
    } catch {
      return false;
    }
  });
  expect(marked).toEqual([]);
});

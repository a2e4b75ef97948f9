/** One session, in name spaces of its own where the machine allows it. Takes the file of a job, writes result.json. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadDriver } from '../drivers/index.ts';
import { startEndpoint } from '../endpoint/index.ts';
import { serveHttp } from '../probe/http.ts';
import { onOneLine, sampleText } from '../probe/results.ts';
import type { Note } from '../probe/server.ts';
import { RECORDED, type Job, type SessionResult } from './job.ts';
import { runClient } from './client.ts';
import { hearLookups, routeless } from './lookups.ts';
import { makeRoom, probeLog } from './room.ts';

const notesIn = (file: string): Note[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Note)
    : [];

const inexactIn = (notes: readonly Note[]): string[] =>
  notes.flatMap((note) =>
    note.kind === 'sent' &&
    note.text !== sampleText(note.case) &&
    note.text !== onOneLine(sampleText(note.case))
      ? [note.case]
      : [],
  );

async function session(job: Job): Promise<SessionResult> {
  const { folder, cases } = job;
  const log = join(folder, 'log');
  const driver = await loadDriver(job.driver);
  const exercise = driver.exercises[job.exercise];
  if (!exercise) throw new Error(`${job.driver} has no exercise ${job.exercise}`);
  const outputSchema = exercise.outputSchema === 'declared';
  let last = Date.now();
  let requests = 0;
  const endpoint = await startEndpoint({
    cases,
    answer: exercise.answer,
    onResult: (result) => void process.stdout.write(`${RECORDED}${result}\n`),
    onRequest: (path, body) => {
      last = Date.now();
      requests += 1;
      appendFileSync(join(log, 'requests.log'), `${requests} ${path}\n`);
      writeFileSync(join(log, `${String(requests).padStart(3, '0')}.body`), body);
    },
  });
  const note = (one: Note) => appendFileSync(probeLog(folder), `${JSON.stringify(one)}\n`);
  const http =
    exercise.transport === 'http' ? await serveHttp({ outputSchema, textOf: sampleText, note }) : undefined;
  const room = makeRoom({
    folder,
    driver: job.driver,
    installed: job.installed,
    endpoint: endpoint.address,
    outputSchema,
    serverUrl: http?.url,
  });
  const lookups = job.isolated ? await hearLookups(folder) : null;
  const before = job.isolated ? routeless() : null;
  const client = await runClient(exercise.launch(room), room, {
    seconds: job.seconds,
    output: join(log, 'output.log'),
    mark: folder,
    lastRequest: () => last,
    isDone: () => endpoint.heard.isDone,
  });
  const { heard } = endpoint;
  const after = job.isolated ? routeless() : null;
  await Promise.race([Promise.all([endpoint.close(), http?.close()]), wait(1000)]);
  const notes = notesIn(probeLog(folder));
  const introduced = notes.find((one) => one.kind === 'client');
  const placeless = (text: string) =>
    text.replaceAll(room.home, '‹home›').replaceAll(endpoint.address, '‹endpoint›');
  return {
    results: [...heard.results].map(([result, { item, also }]) => [
      result,
      { item: placeless(item), also: also.map(placeless) },
    ]),
    wires: [...heard.wires],
    turns: heard.turns,
    others: heard.others,
    faults: heard.faults,
    called: notes.flatMap((one) => (one.kind === 'call' ? [one.case] : [])),
    inexact: inexactIn(notes),
    clientInfo: introduced ? { name: introduced.name, version: introduced.version } : null,
    ...client,
    isDone: heard.isDone,
    said: placeless(client.said),
    lookups,
    attempts: before === null || after === null ? null : after - before,
  };
}

const [file = ''] = process.argv.slice(2);
const job = JSON.parse(readFileSync(file, 'utf8')) as Job;
const result = await session(job);
writeFileSync(join(job.folder, 'result.json'), JSON.stringify(result));
process.exit(0);

import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../portal/server/db/database.ts';
import { queryAs, Refused } from '../../helpers/act.ts';
import { createPostgres, DATABASE_URL_TEST, dropPostgres } from '../../helpers/database.ts';
import { bearerOf } from '../../helpers/e2e/data.ts';
import { SECRET, startServer } from '../../helpers/server.ts';
import { type Memory, memoryLine, percentile, watchMemory } from '../memory.ts';
import { type SignedIn, step } from './day.ts';
import { addPeople, type Person } from './people.ts';

/** 200 people at work for five minutes on a whole server, once on each database; fewer seconds for a glance. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);
const PEOPLE = 200;
/** Between two requests of a person, on average. */
const PAUSE_MS = 2_000;
const WARM_UP_MS = 20_000;
/** Of the same people asking a server that does nothing. */
const EMPTY_MS = 15_000;

interface Soaked {
  times: number[];
  failures: string[];
  seconds: number;
}

/** Everybody asks, waits a little, and asks again, until `until`. */
async function work(ms: number, asks: readonly (() => Promise<unknown>)[]): Promise<Soaked> {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + ms;
  const begin = performance.now();
  await Promise.all(
    asks.map(async (ask) => {
      await sleep(Math.random() * PAUSE_MS);
      while (performance.now() < until) {
        const asked = performance.now();
        try {
          await ask();
        } catch (error) {
          failures.push(
            error instanceof Refused ? `${error.status} ${error.code}: ${error.message}` : String(error),
          );
        }
        times.push(performance.now() - asked);
        await sleep(-Math.log(1 - Math.random()) * PAUSE_MS);
      }
    }),
  );
  return { times, failures, seconds: (performance.now() - begin) / 1000 };
}

/** Answers everything with a page of the size of a list. */
async function emptyServer(): Promise<{ url: string; close(): void }> {
  const answer = JSON.stringify({ data: { results: 'x'.repeat(8_000) } });
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function signInAll(url: string, people: readonly Person[]): Promise<SignedIn[]> {
  const found: SignedIn[] = [];
  for (const { email, kind, index } of people) {
    const bearer = await bearerOf(url, email);
    const { allBooking, allQuote } = (await queryAs(
      url,
      bearer,
      `{ allBooking(take: 200) { results { id } } allQuote(take: 200) { results { id } } }`,
    )) as Record<'allBooking' | 'allQuote', { results: { id: number }[] }>;
    const booking = allBooking.results[index % allBooking.results.length]?.id ?? 1001;
    // Two who save the charges of one quote would refuse each other, rightly.
    const quote = kind === 'agent' ? allQuote.results[index]?.id : undefined;
    found.push({ url, bearer, booking, quote });
  }
  return found;
}

interface Row {
  database: string;
  'requests a second': number;
  'p50, empty servers': string;
  'p95, empty servers': string;
  'p99, empty servers': string;
  failures: number;
}

/** A row of the table, and the server's memory from the end of the warm-up on. */
async function soak(name: string, env: Record<string, string>): Promise<{ row: Row; memory: Memory }> {
  // Its first run only fills the database.
  const filled = await startServer({ env: { ...env, DEMO: 'on' } });
  await filled.stop();
  const { dataDir } = filled;
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  const people = await addPeople(database, PEOPLE);
  await database.close();
  const server = await startServer({ env: { ...env, DEMO: 'on' }, dataDir });
  const empty = await emptyServer();
  try {
    const places = await signInAll(server.url, people);
    const asks = places.map((at, index) => () => step(people[index]?.kind ?? 'importer', at));
    const bare = await work(
      EMPTY_MS,
      places.map(
        () => () => fetch(empty.url, { method: 'POST', body: '{}' }).then((answer) => answer.json()),
      ),
    );
    await work(Math.min(WARM_UP_MS, SECONDS * 250), asks);
    const done = new AbortController();
    const watching = watchMemory(server.pid, done.signal);
    const { times, failures, seconds } = await work(SECONDS * 1000, asks);
    done.abort();
    const memory = await watching;
    for (const failure of new Set(failures)) console.error(`${name}: ${failure}`);
    const ratio = (share: number) => {
      const [ours, theirs] = [percentile(times, share), percentile(bare.times, share)];
      return `${(ours / theirs).toFixed(1)} (${ours.toFixed(1)} ms)`;
    };
    const row = {
      database: name,
      'requests a second': Math.round(times.length / seconds),
      'p50, empty servers': ratio(0.5),
      'p95, empty servers': ratio(0.95),
      'p99, empty servers': ratio(0.99),
      failures: failures.length,
    };
    return { row, memory };
  } finally {
    empty.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Answers whether no request failed and the memory is flat. */
function print({ row, memory }: { row: Row; memory: Memory }): boolean {
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table([row]);
  console.info(memoryLine(memory));
  return row.failures === 0 && memory.isFlat;
}

if (import.meta.main) {
  const met = [print(await soak('embedded', {}))];
  if (DATABASE_URL_TEST) {
    const url = await createPostgres();
    try {
      met.push(print(await soak('PostgreSQL', { DATABASE_URL: url, JWT_SECRET: SECRET })));
    } finally {
      await dropPostgres(url);
    }
  }
  if (met.includes(false)) process.exitCode = 1;
}

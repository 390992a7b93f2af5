import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../../../../portal/server/db/database.ts';
import { amountOf } from '../../../../shared/build/tests/tiers.mjs';
import { createMigratedPostgres, dropPostgres, needsPostgres } from '../../../helpers/database.ts';
import { migratedFolder } from '../../../helpers/server.ts';
import { createEffects } from './test-jobs.ts';

/** `JOB_KILLS=100` for a closer look, of minutes. */
const KILLS = {
  embedded: amountOf('test/portal/server/jobs/kill.test.ts'),
  postgres: Number(process.env.JOB_KILLS ?? 10),
};
/** More than are done between two kills, so that each of them meets work. */
const JOBS_A_KILL = { embedded: 20, postgres: 150 };

const SERVER = fileURLToPath(new URL('./count-in-process.ts', import.meta.url));

interface Server {
  process: ChildProcess;
  ended: Promise<number | null>;
}

/** Settles when its jobs are there; they are worked on from then. One that `holds` has begun the first and never ends it. */
async function startServer(place: string, more: number, holds = false): Promise<Server> {
  const child = spawn(process.execPath, [SERVER, place, String(more), ...(holds ? ['holds'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  await Promise.race([
    said(child.stdout, holds ? 'held' : 'enqueued'),
    ended.then((code) => assert.fail(`it ended with ${code}`)),
  ]);
  return { process: child, ended };
}

async function said(output: Readable, word: string): Promise<void> {
  for await (const line of createInterface({ input: output })) if (line === word) return;
}

async function kill(server: Server | undefined): Promise<void> {
  server?.process.kill('SIGKILL');
  await server?.ended;
}

async function prepare(place: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const database = await openDatabase(place);
  await createEffects(database);
  await database.close();
}

/** Every job is done, and had its effect once. */
async function requireEachOnce(place: { databaseUrl?: string; dataDir: string }, count: number) {
  const database = await openDatabase(place);
  try {
    const { rows } = await sql<{ state: string; effects: number; jobs: number; tries: number }>`
      select state, effects, count(*)::integer as jobs, max(tries) as tries from (
        select state, tries, (select count(*)::integer from effect where job_id = job.id) as effects from job
      ) counted group by state, effects`.execute(database.db);
    assert.deepEqual(
      rows.map(({ state, effects, jobs }) => ({ state, effects, jobs })),
      [{ state: 'done', effects: 1, jobs: count }],
    );
    assert.ok(rows[0]!.tries > 1, 'no kill met any work');
  } finally {
    await database.close();
  }
}

const upTo = (ms: number) => sleep(Math.random() * ms);

describe('kill -9 while jobs are done', () => {
  test('D-37 on the embedded database each has one effect', async () => {
    const dataDir = await migratedFolder();
    try {
      await prepare({ dataDir });
      for (let count = 0; count < KILLS.embedded; count += 1) {
        // The first kill meets work for certain, the others as it comes.
        const server = await startServer(dataDir, JOBS_A_KILL.embedded, count === 0);
        if (count > 0) await upTo(200);
        await kill(server);
      }
      assert.equal(await (await startServer(dataDir, 0)).ended, 0);
      await requireEachOnce({ dataDir }, KILLS.embedded * JOBS_A_KILL.embedded);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });

  test('D-37 on PostgreSQL two servers share them, and each has one effect', needsPostgres, async () => {
    const url = await createMigratedPostgres();
    try {
      await prepare({ databaseUrl: url, dataDir: '' });
      const servers: (Server | undefined)[] = [undefined, undefined];
      for (let count = 0; count < KILLS.postgres; count += 1) {
        await kill(servers[count % 2]);
        servers[count % 2] = await startServer(url, JOBS_A_KILL.postgres, count === 0);
        await upTo(200);
      }
      for (const server of servers) await kill(server);
      assert.equal(await (await startServer(url, 0)).ended, 0);
      await requireEachOnce({ databaseUrl: url, dataDir: '' }, KILLS.postgres * JOBS_A_KILL.postgres);
    } finally {
      await dropPostgres(url);
    }
  });
});

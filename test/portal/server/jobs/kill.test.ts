import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../../../../portal/server/db/database.ts';
import { createMigratedPostgres, dropPostgres, needsPostgres } from '../../../helpers/database.ts';
import { migratedFolder } from '../../../helpers/server.ts';
import { createEffects } from './test-jobs.ts';

/** `JOB_KILLS=100` for a closer look, of minutes. */
const { JOB_KILLS } = process.env;
const KILLS = { embedded: Number(JOB_KILLS ?? 4), postgres: Number(JOB_KILLS ?? 10) };
/** More than are done between two kills, so that each of them meets work. */
const JOBS_A_KILL = { embedded: 20, postgres: 150 };

const SERVER = fileURLToPath(new URL('./count-in-process.ts', import.meta.url));

interface Server {
  process: ChildProcess;
  ended: Promise<number | null>;
}

/** Settles when it works on the first of its jobs, or has ended because there is none. */
async function startServer(place: string, more: number): Promise<Server> {
  const child = spawn(process.execPath, [SERVER, place, String(more)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  await Promise.race([once(child.stdout, 'data'), ended]);
  // Nobody reads what it says of the others; unread, it would wait for that.
  child.stdout.resume();
  return { process: child, ended };
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
        const server = await startServer(dataDir, JOBS_A_KILL.embedded);
        await upTo(200);
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
        servers[count % 2] = await startServer(url, JOBS_A_KILL.postgres);
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

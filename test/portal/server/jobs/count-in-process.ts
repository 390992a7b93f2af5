import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../../portal/server/db/database.ts';
import { createJobs } from '../../../../portal/server/jobs/jobs.ts';
import { enqueue } from '../../../../portal/server/jobs/queue.ts';
import { counting } from './test-jobs.ts';

/*
 * `node count-in-process.ts {DATABASE_URL or folder} {more}`: a server that adds so many jobs of which each counts one effect,
 * and does what there is until it is killed, or else until nothing is left. It says `begun` of each job.
 */

const [place = '', more = '0'] = process.argv.slice(2);
const database = await openDatabase(
  place.startsWith('postgres') ? { databaseUrl: place, dataDir: '' } : { dataDir: place },
);
const { db } = database;
const wait = () => sleep(Math.random() * 8);

const counted = counting(
  'count',
  async (_payload, job) => {
    console.info('begun');
    job.progress(1, 2);
    await wait();
    return null;
  },
  // Each kill is a try of what was under way.
  { atOnce: 3, pauses: Array.from({ length: 1_000 }, () => 0) },
);
const kind: typeof counted = {
  ...counted,
  async finish(trx, output, job) {
    const result = await counted.finish?.(trx, output, job);
    // A kill may come between the effect and its commit.
    await wait();
    return result;
  },
};

const jobs = createJobs(database, { leaseMs: 300, heartbeatMs: 60 });
jobs.add(kind);
await db.transaction().execute(async (trx) => {
  for (let count = 0; count < Number(more); count += 1) await enqueue(trx, kind, { payload: count });
});
jobs.start({ info: () => undefined, error: (facts) => console.error(facts) });
const isOpen = () => db.selectFrom('job').select('id').where('ended_at', 'is', null).executeTakeFirst();
while (await isOpen()) await sleep(20);
await jobs.stop();
await database.close();

import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { JobKind } from './job-kind.ts';
import { holdLease, type Lease, type LeaseTimes } from './lease.ts';
import { type AskedKinds, endLeases, giveBack, nextDue, pruneJobs, type TakenJob, take } from './queue.ts';
import { type JobLog, runJob } from './run-job.ts';

/**
 * Long work that outlives a crash: written in the transaction that gives a reason for it (`enqueue`), done after its
 * commit. Of several servers on one database one does each job; if that process ends meanwhile, another takes it over.
 */
export interface Jobs {
  /** From now on this server also does jobs of this kind. */
  add<Payload, Output>(kind: JobKind<Payload, Output>): void;
  /** To call after the commit: does what is due, in the background. */
  wake(): void;
  /** Also does what an earlier run left. */
  start(log: JobLog): void;
  /** Takes no more, gives those under way a moment to end, then gives them back to be done by another server. */
  stop(): Promise<void>;
}

export interface JobSettings extends LeaseTimes {
  /** Jobs that ended so many days ago are dropped. */
  days: number;
  /** What is given to running jobs when the server stops. */
  stopMs: number;
  /** Threads for heavy work; what finds none stays in the queue. */
  mostThreads: number;
}

const DEFAULTS: JobSettings = {
  days: 30,
  leaseMs: 60_000,
  heartbeatMs: 3_000,
  stopMs: 5_000,
  // One processor is for the answers.
  mostThreads: Math.max(1, availableParallelism() - 1),
};

/** Another server may have written a job, or died with one of its own. */
const LONGEST_WAIT_MS = 10_000;
const SHORTEST_WAIT_MS = 50;
const PRUNE_EVERY_MS = 10 * 60_000;
/** For work that heeds its signal, before its job is given back regardless. */
const ABORT_MS = 1_000;

interface Running {
  kind: JobKind;
  leaseId: string;
  lease: Lease;
  ended: Promise<void>;
}

export function createJobs(database: Database, given: Partial<JobSettings> = {}): Jobs {
  const settings = { ...DEFAULTS, ...given };
  const { db } = database;
  const kinds = new Map<string, JobKind>();
  const running = new Set<Running>();
  let log: JobLog = { info: () => undefined, error: () => undefined };
  let isStopped = true;
  let isAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let prunedAt = Number.NEGATIVE_INFINITY;

  function kindsWithRoom(): AskedKinds {
    const active = [...running].map(({ kind }) => kind);
    const hasThread = active.filter(({ heavy }) => heavy).length < settings.mostThreads;
    const hasRoom = (kind: JobKind) =>
      active.filter(({ name }) => name === kind.name).length < (kind.atOnce ?? 1);
    const asked = [...kinds.values()].filter((kind) => hasRoom(kind) && (hasThread || !kind.heavy));
    return {
      names: asked.map(({ name }) => name),
      alone: asked.filter(({ isAlone }) => isAlone).map(({ name }) => name),
    };
  }

  function run(taken: TakenJob): void {
    const kind = kinds.get(taken.kind);
    if (!kind) return;
    const lease = holdLease(db, taken, settings);
    const ended = runJob({ database, log }, taken, kind, lease)
      // The database can't be reached, which every request logs; the job is taken again when its lease ends.
      .catch(() => undefined)
      .finally(() => lease.release())
      .finally(() => {
        running.delete(one);
        wake();
      });
    const one: Running = { kind, leaseId: taken.leaseId, lease, ended };
    running.add(one);
  }

  async function pruneSometimes(): Promise<void> {
    const now = performance.now();
    if (now - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = now;
    await pruneJobs(db, settings.days);
    for (const kind of kinds.values()) await kind.prune?.(db);
  }

  async function takeAll(): Promise<void> {
    for (;;) {
      isAgain = false;
      const asked = kindsWithRoom();
      const isAsking = !isStopped && asked.names.length > 0;
      const taken = isAsking ? await take(db, asked, settings.leaseMs) : undefined;
      if (taken) run(taken);
      else if (!isAgain || isStopped) break;
    }
  }

  async function work(): Promise<void> {
    let wait = LONGEST_WAIT_MS;
    try {
      await takeAll();
      await pruneSometimes();
      const asked = kindsWithRoom();
      if (asked.names.length > 0) wait = Math.min(wait, (await nextDue(db, asked)) ?? wait);
    } catch {
      // The database can't be reached, which every request logs; the jobs stay in their queue.
    }
    working = undefined;
    if (isStopped) return;
    timer = setTimeout(wake, Math.max(SHORTEST_WAIT_MS, wait)).unref();
    if (isAgain) wake();
  }

  function wake(): void {
    if (isStopped) return;
    isAgain = true;
    clearTimeout(timer);
    working ??= work();
  }

  const allEnded = async () => {
    await working;
    await Promise.all([...running].map(({ ended }) => ended));
  };

  return {
    add(kind) {
      kinds.set(kind.name, kind);
      wake();
    },
    wake,

    start(givenLog) {
      log = givenLog;
      isStopped = false;
      // Nobody else can work on the embedded database: what is under way there was left by a crash.
      const begin = database.kind === 'embedded' ? endLeases(db).catch(() => undefined) : Promise.resolve();
      working = begin.then(work);
    },

    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await within(settings.stopMs, allEnded());
      const left = [...running];
      if (left.length === 0) return;
      for (const { lease } of left) lease.abort('stopping');
      await within(ABORT_MS, allEnded());
      await giveBack(
        db,
        left.map(({ leaseId }) => leaseId),
      ).catch(() => undefined);
    },
  };
}

/** Waits for the work, for so long at most. The process lives as long: else it would end before it gave its jobs back. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  const late = sleep(ms, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  limit.abort();
}

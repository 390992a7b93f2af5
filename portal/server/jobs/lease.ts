import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { RunningJob } from './job-kind.ts';
import { lock, lockForStep, renew, type TakenJob } from './queue.ts';

/** Why work on a job is to stop: nobody needs it, another server has it, or this one ends. */
type Why = 'cancelled' | 'useless' | 'lost' | 'stopping';

/** The reason of the signal of a job whose work is to stop. */
class JobAborted extends Error {
  override readonly name = 'JobAborted';
  readonly why: Why;

  constructor(why: Why) {
    super(`The work is to stop: ${why}.`);
    this.why = why;
  }
}

/** The hold of this server on one job, kept up by heartbeats until it is released. */
export interface Lease {
  job: RunningJob;
  /** Why the work is to stop, if it is. */
  why(): Why | undefined;
  abort(why: Why): void;
  /** Ends the heartbeats; the lease itself goes on until its time. */
  release(): Promise<void>;
}

export interface LeaseTimes {
  /** A job whose server is silent for so long is taken by another one. */
  leaseMs: number;
  /** A fraction of it; cancelling is noticed as late as this. */
  heartbeatMs: number;
}

export function holdLease(
  db: Kysely<Tables>,
  { id, leaseId, tries, companyId, userId }: TakenJob,
  { leaseMs, heartbeatMs }: LeaseTimes,
): Lease {
  const controller = new AbortController();
  const { signal } = controller;
  let progress: { done: number; total: number } | undefined;
  let renewedAt = performance.now();
  let isReleased = false;
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout;

  const abort = (why: Why) => controller.abort(new JobAborted(why));

  async function beat(): Promise<void> {
    const now = performance.now();
    try {
      const state = await renew(db, { id, leaseId }, { leaseMs, progress });
      renewedAt = now;
      if (!state) abort('lost');
      else if (state.isCancelling) abort('cancelled');
      else if (state.isUseless) abort('useless');
    } catch {
      // The database can't be reached, which every request logs; by then another server may have the job.
      if (now - renewedAt >= leaseMs) abort('lost');
    }
    if (!isReleased) wait();
  }

  function wait(): void {
    timer = setTimeout(() => {
      beating = beat();
    }, heartbeatMs).unref();
  }

  wait();
  return {
    job: {
      ...{ id, tries, companyId, userId, signal },
      progress: (done, total) => {
        // Anything but whole numbers would be refused at the heartbeat, and cost the lease.
        progress = { done: Math.round(done), total: Math.round(total) };
      },
      async hold(trx, { isStep } = { isStep: false }) {
        const held = await (isStep ? lockForStep : lock)(trx, { id, leaseId });
        if (!held) abort('lost');
        else if (held.isCancelling) abort('cancelled');
        signal.throwIfAborted();
      },
    },
    why: () => (signal.aborted ? (signal.reason as JobAborted).why : undefined),
    abort,
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await beating;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { reason } from '../../../../shared/contract/reasons.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { LruMap } from '../../lru-map.ts';

/** One failure expires in this time. */
const FAILURE_EXPIRES_MS = 60_000;
/** Accounts and addresses remembered at once: the memory stays bounded whoever tries what. */
const REMEMBERED = 10_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** An attempt that would have to wait for longer is refused at once. */
const LONGEST_WAIT_MS = 10_000;
const MOST_PENDING = 200;

interface Tries {
  failures: number;
  /** When {@link Tries.failures} was last brought up to date, in milliseconds since 1970. */
  at: number;
  /** Attempts that run or wait. */
  pending: number;
  /** Settles when the attempts before are through. */
  turn: Promise<unknown>;
}

export interface Clock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

export interface Throttle {
  /** Runs one attempt, which answers whether it succeeded; throws {@link TooManyAttempts} rather than wait long. */
  (key: string, run: () => Promise<boolean>): Promise<boolean>;
  /** Forgets the failures of a key. */
  clearFailures(key: string): void;
}

/**
 * Slows guessing down (D-10): after `free` failures each attempt with the same key waits, twice as long from failure
 * to failure. A flood delays those with the same key as long as it lasts, and no longer; so that it is never all of
 * them, people whom an account knows have a key of their own (`known-networks.ts`).
 *
 * @param inTurns attempts with one key run one after the other, so that a burst can't outrun the counting; and a
 * success clears the key
 */
export function createThrottle(options: { free: number; inTurns: boolean; clock?: Clock }): Throttle {
  const { free, inTurns, clock = { now: Date.now, wait: sleep } } = options;
  const known = new LruMap<string, Tries>(REMEMBERED);

  function triesOf(key: string): Tries {
    const tries = known.get(key) ?? { failures: 0, at: clock.now(), pending: 0, turn: Promise.resolve() };
    known.set(key, tries);
    const expired = Math.floor((clock.now() - tries.at) / FAILURE_EXPIRES_MS);
    tries.failures = Math.max(0, tries.failures - expired);
    tries.at += expired * FAILURE_EXPIRES_MS;
    return tries;
  }

  const delayAfter = (failures: number) =>
    failures < free ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - free));

  async function attempt(tries: Tries, delay: () => number, run: () => Promise<boolean>): Promise<boolean> {
    const ms = delay();
    if (ms > 0) await clock.wait(ms);
    const success = await run();
    if (!success) tries.failures += 1;
    else if (inTurns) tries.failures = 0;
    return success;
  }

  const throttle = async (key: string, run: () => Promise<boolean>) => {
    const tries = triesOf(key);
    // Without turns those on their way count as failures, or a burst would pass before the first of them fails.
    const failures = inTurns ? tries.failures : tries.failures + tries.pending;
    const delay = delayAfter(failures) * (inTurns ? tries.pending + 1 : 1);
    if (delay > LONGEST_WAIT_MS || tries.pending >= MOST_PENDING) throw new TooManyAttempts(delay / 1000);
    tries.pending += 1;
    try {
      if (!inTurns) return await attempt(tries, () => delayAfter(failures), run);
      const turn = tries.turn.then(() => attempt(tries, () => delayAfter(tries.failures), run));
      tries.turn = turn.catch(() => undefined);
      return await turn;
    } finally {
      tries.pending -= 1;
    }
  };
  return Object.assign(throttle, { clearFailures: (key: string) => known.delete(key) });
}

/** Its seconds become the header `Retry-After`. */
export class TooManyAttempts extends ApiError {
  readonly retryAfter: number;

  constructor(seconds: number) {
    const retryAfter = Math.max(1, Math.ceil(seconds));
    super(429, 'too_many_attempts', reason('tooMany', { seconds: retryAfter }));
    this.retryAfter = retryAfter;
  }
}

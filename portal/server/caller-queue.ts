import { reason } from '../../shared/contract/reasons.ts';
import { ApiError } from './http/errors/api-error.ts';
import { LruMap } from './lru-map.ts';

export interface CallerQueueLimits {
  /** Of all callers, what runs at the same time. */
  atOnce: number;
  /** Of one caller. */
  ofCaller: number;
  /** Of all callers whose work took long lately, what runs at the same time: on a database of few cores it slows all else. */
  longAtOnce: number;
  /** What a caller has used lately whose work counts as long. */
  longMs: number;
  /**
   * After a long caller's work, no long caller's work begins for `times` its duration, at most for `mostMs`:
   * what is left of the database is for others, who usually have several queries to ask.
   */
  pause: { times: number; mostMs: number };
  /** Of one caller, what waits. */
  waiting: number;
  /** Of all callers, what waits. */
  waitingOfAll: number;
  /** How long it waits at most. */
  waitMs: number;
  /** What is said to those who can't wait. */
  refusal: 'busy' | 'passwordsBusy';
}

const LIMITS = {
  ofCaller: 3,
  longAtOnce: Number.POSITIVE_INFINITY,
  longMs: Number.POSITIVE_INFINITY,
  pause: { times: 0, mostMs: 0 },
  waiting: 30,
  waitingOfAll: Number.POSITIVE_INFINITY,
  waitMs: 10_000,
  refusal: 'busy',
} as const;

/** After so long half of what a caller has used is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Callers who differ by less take turns. */
const STEP_MS = 100;
const REMEMBERED = 1_000;

/**
 * Runs what callers ask for so that no caller with many requests delays one with few: of those who wait, the caller goes first whose
 * work took the least time lately, less the time that it has waited; callers who are equal in that take turns. Whoever
 * asks for little so waits for what runs, and hardly ever for the next of those who ask for much.
 */
export interface CallerQueue {
  /**
   * @param work calls `begins` once it has what it waits for beside its turn, such as a connection: the wait for it isn't its
   * caller's use. Without that call all of it counts.
   * @param answered until when the work counts as this caller's, where that is later than its end: an answer that nobody
   * reads stays in memory. It doesn't keep others waiting.
   * @throws ApiError 503 `busy` where too much of this caller's or of all waits, or this waited too long
   */
  run<T>(caller: string, work: (begins: () => void) => Promise<T>, answered?: Promise<unknown>): Promise<T>;
}

interface OfCaller {
  running: number;
  waiting: ((isLong: boolean) => void)[];
  /** The last moment at which nothing of it waited, or something was begun or done. */
  since: number;
}

/** How long the work of a caller took, as of a moment. */
interface Used {
  ms: number;
  at: number;
}

export function createCallerQueue(
  given: Pick<CallerQueueLimits, 'atOnce'> & Partial<CallerQueueLimits>,
): CallerQueue {
  const limits: CallerQueueLimits = { ...LIMITS, ...given };
  /** In the order in which the callers take turns; one who asks for nothing isn't in it. */
  const callers = new Map<string, OfCaller>();
  const used = new LruMap<string, Used>(REMEMBERED);
  let running = 0;
  let longRunning = 0;
  let longPause: NodeJS.Timeout | undefined;
  let waiting = 0;
  const busy = () => new ApiError(503, 'busy', reason(limits.refusal));

  function startNext(): void {
    if (running >= limits.atOnce) return;
    const ready = [...callers]
      .filter(([, caller]) => caller.running < limits.ofCaller && caller.waiting.length > 0)
      .map(([name, caller]) => ({
        name,
        caller,
        rank: rankOf(name, caller),
        isLong: usedBy(name) >= limits.longMs,
      }))
      .filter(({ isLong }) => !isLong || (longRunning < limits.longAtOnce && !longPause));
    const [next] = ready.sort((one, other) => one.rank - other.rank);
    const start = next?.caller.waiting.shift();
    if (!next || !start) return;
    running += 1;
    if (next.isLong) longRunning += 1;
    next.caller.running += 1;
    next.caller.since = performance.now();
    requeueOrForget(next.name, next.caller);
    start(next.isLong);
    startNext();
  }

  const rankOf = (name: string, { since }: OfCaller) =>
    Math.floor((usedBy(name) - (performance.now() - since)) / STEP_MS);

  function usedBy(name: string): number {
    const { ms, at } = used.get(name) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((performance.now() - at) / HALF_LIFE_MS);
  }

  /** Counts as running from its end on. */
  async function turnOf(name: string): Promise<{ caller: OfCaller; isLong: boolean }> {
    const caller = callers.get(name) ?? { running: 0, waiting: [], since: 0 };
    if (caller.waiting.length >= limits.waiting || waiting >= limits.waitingOfAll) throw busy();
    callers.set(name, caller);
    waiting += 1;
    if (caller.waiting.length === 0) caller.since = performance.now();
    return new Promise((resolve, reject) => {
      const start = (isLong: boolean) => {
        clearTimeout(timer);
        waiting -= 1;
        resolve({ caller, isLong });
      };
      const timer = setTimeout(() => {
        caller.waiting.splice(caller.waiting.indexOf(start), 1);
        waiting -= 1;
        requeueOrForget(name, caller);
        reject(busy());
      }, limits.waitMs);
      caller.waiting.push(start);
      startNext();
    });
  }

  function pauseAfter(workMs: number): void {
    const ms = Math.min(workMs * limits.pause.times, limits.pause.mostMs);
    if (ms === 0) return;
    clearTimeout(longPause);
    longPause = setTimeout(() => {
      longPause = undefined;
      startNext();
    }, ms).unref();
  }

  function requeueOrForget(name: string, caller: OfCaller): void {
    callers.delete(name);
    if (caller.running > 0 || caller.waiting.length > 0) callers.set(name, caller);
  }

  function release(name: string, caller: OfCaller): void {
    caller.running -= 1;
    requeueOrForget(name, caller);
    startNext();
  }

  return {
    async run(name, work, answered = Promise.resolve()) {
      const { caller, isLong } = await turnOf(name);
      let begin = performance.now();
      const begins = () => {
        begin = performance.now();
      };
      try {
        const result = await work(begins);
        const free = () => release(name, caller);
        answered.then(free, free);
        return result;
      } catch (error) {
        release(name, caller);
        throw error;
      } finally {
        running -= 1;
        if (isLong) longRunning -= 1;
        const at = performance.now();
        caller.since = at;
        used.set(name, { ms: usedBy(name) + at - begin, at });
        if (usedBy(name) >= limits.longMs) pauseAfter(at - begin);
        requeueOrForget(name, caller);
        startNext();
      }
    },
  };
}

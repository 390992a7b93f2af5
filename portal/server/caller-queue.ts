import { reason } from '../../shared/contract/reasons.ts';
import { ApiError } from './http/errors/api-error.ts';

export interface CallerQueueLimits {
  /** Of all callers, what runs at the same time. */
  atOnce: number;
  /** Of one caller. */
  ofCaller: number;
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
  waiting: 30,
  waitingOfAll: Number.POSITIVE_INFINITY,
  waitMs: 10_000,
  refusal: 'busy',
} as const;

/**
 * Runs what callers ask for so that nobody's many keep out somebody's one: whoever waits takes turns with the others,
 * caller by caller.
 */
export interface CallerQueue {
  /**
   * @param answered until when the work counts as this caller's, where that is later than its end: an answer that nobody
   * reads stays in memory. It doesn't keep others waiting.
   * @throws ApiError 503 `busy` where too much of this caller's or of all waits, or this waited too long
   */
  run<T>(caller: string, work: () => Promise<T>, answered?: Promise<unknown>): Promise<T>;
}

interface OfCaller {
  running: number;
  waiting: (() => void)[];
}

export function createCallerQueue(
  given: Pick<CallerQueueLimits, 'atOnce'> & Partial<CallerQueueLimits>,
): CallerQueue {
  const limits: CallerQueueLimits = { ...LIMITS, ...given };
  /** In the order in which the callers take turns; one who asks for nothing isn't in it. */
  const callers = new Map<string, OfCaller>();
  let running = 0;
  let waiting = 0;
  const busy = () => new ApiError(503, 'busy', reason(limits.refusal));

  function startNext(): void {
    if (running >= limits.atOnce) return;
    for (const [name, caller] of callers) {
      const start = caller.running < limits.ofCaller && caller.waiting.shift();
      if (!start) continue;
      running += 1;
      caller.running += 1;
      toTheEnd(name, caller);
      start();
      startNext();
      return;
    }
  }

  /** Counts as running from its end on. */
  async function turnOf(name: string): Promise<OfCaller> {
    const caller = callers.get(name) ?? { running: 0, waiting: [] };
    if (caller.waiting.length >= limits.waiting || waiting >= limits.waitingOfAll) throw busy();
    callers.set(name, caller);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting -= 1;
        resolve(caller);
      };
      const timer = setTimeout(() => {
        caller.waiting.splice(caller.waiting.indexOf(start), 1);
        waiting -= 1;
        toTheEnd(name, caller);
        reject(busy());
      }, limits.waitMs);
      caller.waiting.push(start);
      startNext();
    });
  }

  function toTheEnd(name: string, caller: OfCaller): void {
    callers.delete(name);
    if (caller.running > 0 || caller.waiting.length > 0) callers.set(name, caller);
  }

  function release(name: string, caller: OfCaller): void {
    caller.running -= 1;
    toTheEnd(name, caller);
    startNext();
  }

  return {
    async run(name, work, answered = Promise.resolve()) {
      const caller = await turnOf(name);
      try {
        const result = await work();
        const free = () => release(name, caller);
        answered.then(free, free);
        return result;
      } catch (error) {
        release(name, caller);
        throw error;
      } finally {
        running -= 1;
        toTheEnd(name, caller);
        startNext();
      }
    },
  };
}

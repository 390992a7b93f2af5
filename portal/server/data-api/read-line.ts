import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

export interface ReadLineLimits {
  /** Queries of all callers that run at the same time. */
  atOnce: number;
  /** Those of one caller. */
  ofCaller: number;
  /** Those of one caller that wait. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

const LIMITS = { ofCaller: 3, waiting: 30, waitMs: 10_000 };

/**
 * Runs the data queries of all callers so that nobody's many keep out somebody's one: whoever waits takes turns with
 * the others, caller by caller.
 */
export interface ReadLine {
  /** @throws ApiError 503 `busy` where too many of this caller's wait, or this one waited too long */
  run<T>(caller: string, query: () => Promise<T>): Promise<T>;
}

interface CallerQueries {
  running: number;
  waiting: (() => void)[];
}

export function createReadLine(given: Pick<ReadLineLimits, 'atOnce'> & Partial<ReadLineLimits>): ReadLine {
  const limits: ReadLineLimits = { ...LIMITS, ...given };
  /** In the order in which the callers take turns; a caller without queries isn't in it. */
  const callers = new Map<string, CallerQueries>();
  let running = 0;

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
  async function turnOf(name: string): Promise<CallerQueries> {
    const caller = callers.get(name) ?? { running: 0, waiting: [] };
    if (caller.waiting.length >= limits.waiting) throw busy();
    callers.set(name, caller);
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve(caller);
      };
      const timer = setTimeout(() => {
        caller.waiting.splice(caller.waiting.indexOf(start), 1);
        toTheEnd(name, caller);
        reject(busy());
      }, limits.waitMs);
      caller.waiting.push(start);
      startNext();
    });
  }

  function toTheEnd(name: string, caller: CallerQueries): void {
    callers.delete(name);
    if (caller.running > 0 || caller.waiting.length > 0) callers.set(name, caller);
  }

  return {
    async run(name, query) {
      const caller = await turnOf(name);
      try {
        return await query();
      } finally {
        running -= 1;
        caller.running -= 1;
        toTheEnd(name, caller);
        startNext();
      }
    },
  };
}

const busy = () => new ApiError(503, 'busy', reason('busy'));

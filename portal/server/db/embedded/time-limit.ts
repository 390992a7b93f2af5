/** What a statement may take beside the time that its thread has of the processor. */
const MOST_WAITED_MS = 1_000;

/** What a statement took so far, in milliseconds. */
export interface StatementTime {
  /** Of the processor. */
  used: number;
  /** In all. */
  elapsed: number;
}

/**
 * What is left of the `limitMs` of a statement, in milliseconds; none or less when it is over. The limit counts what the
 * thread has of the processor, since on a busy machine a short statement takes long too.
 */
export const timeLeft = (limitMs: number, { used, elapsed }: StatementTime): number =>
  Math.min(limitMs - used, limitMs + MOST_WAITED_MS - elapsed);

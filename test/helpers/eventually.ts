/** Longest wait in milliseconds unless given: a busy machine needs more than a quiet one, and a failing test still ends. */
const PATIENCE = 20_000;
/** What goes on in this process comes with its next turns; whatever takes longer needs the processor for itself. */
const BUSY_TURNS = 100;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 100;
/** Of the time waited so far: whoever asks all the time keeps a server from what is waited for. */
const PAUSED = 1 / 20;

/** Of before a test could put its own clock in its place. */
const { setImmediate: nextTurn, setTimeout: later } = globalThis;

/** Asks until the answer is true, or `holds` is true of it, and gives that answer. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  holds: (answer: T) => boolean = Boolean,
  patience = PATIENCE,
): Promise<T> {
  const begunAt = performance.now();
  for (let turn = 0; ; turn += 1) {
    const answer = await ask();
    if (holds(answer)) return answer;
    const waited = performance.now() - begunAt;
    if (waited > patience) throw new Error(`It still is ${JSON.stringify(answer)}: ${ask}`);
    const pause = Math.min(LONGEST_PAUSE, waited * PAUSED);
    // Answers of another process take longer than turns.
    const isQuick = turn < BUSY_TURNS && pause < SHORTEST_PAUSE;
    await new Promise<unknown>((go) => (isQuick ? nextTurn(go) : later(go, Math.max(SHORTEST_PAUSE, pause))));
  }
}

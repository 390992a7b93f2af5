/** Longest wait in milliseconds unless given: a busy machine needs more than a quiet one, and a failing test still ends. */
const PATIENCE = 20_000;
/** What goes on in this process comes with its next turns; whatever takes longer needs the processor for itself. */
const BUSY_TURNS = 100;
const PAUSE = 5;

/** Of before a test could put its own clock in its place. */
const { setImmediate: nextTurn, setTimeout: later } = globalThis;

/** Asks until the answer is true, or `holds` is true of it, and gives that answer. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  holds: (answer: T) => boolean = Boolean,
  patience = PATIENCE,
): Promise<T> {
  const giveUpAt = performance.now() + patience;
  for (let turn = 0; ; turn += 1) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (performance.now() > giveUpAt) throw new Error(`It still is ${JSON.stringify(answer)}: ${ask}`);
    await new Promise<unknown>((go) => (turn < BUSY_TURNS ? nextTurn(go) : later(go, PAUSE)));
  }
}

/** The pauses between two attempts of a request: one and two seconds. */
const PAUSES: ReadonlySet<number> = new Set([1000, 2000]);

/** Makes the pauses between two attempts end at once until `restore()`, and notes how long they would have been. */
export function withoutPauses(all = PAUSES): { readonly pauses: readonly number[]; restore(): void } {
  const { setTimeout: set } = window;
  const pauses: number[] = [];
  window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) => {
    if (!all.has(delay)) return set(handler, delay, ...rest);
    pauses.push(delay);
    return set(handler);
  }) as typeof setTimeout;
  return { pauses, restore: () => void Object.assign(window, { setTimeout: set }) };
}

/** What `console.error` was called with first while `run` ran, instead of its being printed. */
export async function loggedErrors(run: () => Promise<unknown>): Promise<unknown[]> {
  const { error } = console;
  const logged: unknown[] = [];
  console.error = (...words: unknown[]) => void logged.push(words[0]);
  try {
    await run();
  } finally {
    console.error = error;
  }
  return logged;
}

/** Between two questions, in milliseconds: short work is seen at once, long work is asked about seldom. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;
const pauseAfter = (questions: number) => Math.min(FIRST_PAUSE * 1.25 ** questions, LONGEST_PAUSE);

/**
 * Asks at once and then again and again until the signal is aborted: less often with time, not while the page is hidden,
 * and at once when it is shown again. `ask` deals with its failures itself; there is one question at a time.
 */
export function poll(ask: () => Promise<void>, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;
  let isAsking = false;
  const next = async () => {
    if (document.hidden || isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    await ask();
    isAsking = false;
    if (!signal.aborted) timer = setTimeout(next, pauseAfter(questions++));
  };
  void next();
  document.addEventListener('visibilitychange', next, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

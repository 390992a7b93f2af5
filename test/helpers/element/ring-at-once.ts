/** In a suite: timers of these delays, in milliseconds, ring at once, since what they wait for is no part of its tests. */
export function ringAtOnce(...delays: readonly number[]): void {
  const { setTimeout: set } = window;
  before(() => {
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
      set(run, delays.includes(ms ?? 0) ? 0 : ms, ...more)) as typeof setTimeout;
  });
  after(() => {
    window.setTimeout = set;
  });
}

/*
 * The clock of a run with `TEST_DAY`: the day is that one, the time of day the real one. Node loads this before the program, in
 * tests, in servers and in their threads; pages are told by `shiftDate`.
 */

/** How far the clock is from the real one. */
export const shiftMs = Number(process.env.TEST_CLOCK_MS ?? 0);

/** Moves `Date` by so many milliseconds. It stands alone, as pages run it, too. */
export function shiftDate(by) {
  const Real = Date;
  const { now } = Real;
  Real.now = () => now() + by;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(Real.now()).toString(),
    construct: (_, given, target) => Reflect.construct(Real, given.length > 0 ? given : [Real.now()], target),
  });
  Real.prototype.constructor = globalThis.Date;
}

if (shiftMs !== 0) shiftDate(shiftMs);

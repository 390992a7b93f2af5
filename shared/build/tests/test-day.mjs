const CLOCK = new URL('../../../test/helpers/test-day.mjs', import.meta.url).href;
const isoDay = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * `TEST_DAY=2027-02-28 npm run test:e2e`: the tests, their servers and pages have that day instead of today. How far their
 * clocks are from the real one is found out once, so that all have the same, also over midnight.
 */
export function setTestDay() {
  const { TEST_DAY, TEST_CLOCK_MS, NODE_OPTIONS = '' } = process.env;
  if (!TEST_DAY || TEST_CLOCK_MS) return;
  const shift = Date.parse(TEST_DAY) - Date.parse(isoDay(Date.now()));
  if (Number.isNaN(shift)) throw new Error('TEST_DAY must be a day such as 2027-02-28.');
  process.env.TEST_CLOCK_MS = String(shift);
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import="${CLOCK}"`;
}

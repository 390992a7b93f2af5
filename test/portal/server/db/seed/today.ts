/** The day on which the demos of these tests play: they are the same whenever the tests run. */
export const TODAY = '2026-11-20';

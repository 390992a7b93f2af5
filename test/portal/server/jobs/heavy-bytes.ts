import type { HeavyWork } from '../../../../portal/server/jobs/job-kind.ts';

/** Adds up the bytes that it is given. */
const addUp: HeavyWork<{ bytes: ArrayBuffer }, { sum: number }> = async ({ bytes }) => ({
  sum: new Uint8Array(bytes).reduce((sum, byte) => sum + byte, 0),
});

export default addUp;

import type { HeavyWork } from '../../../../portal/server/jobs/job-kind.ts';

/** Keeps more and more until its thread has no memory left. */
const keepAll: HeavyWork<number, never> = async () => {
  const kept: number[][] = [];
  for (;;) kept.push(Array<number>(1_000_000).fill(0.5));
};

export default keepAll;

const { now } = Date;

/**
 * While `work` runs, the clock of this thread goes on by the time that the thread has of the processor, and jumps to the real time
 * when it ends. PostgreSQL reads it: so a statement's own `clock_timestamp()` tells what the statement has cost, however busy the
 * machine is, and `now()` is the real time at which it began.
 */
export async function byProcessorClock<T>(work: () => Promise<T>): Promise<T> {
  const begun = now();
  const usedBefore = processorMs();
  Date.now = () => begun + Math.round(processorMs() - usedBefore);
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** What this thread has had of the processor, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

import { Worker } from 'node:worker_threads';
import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import { type HeavyInput, JobFailure, type RunningJob } from './job-kind.ts';

/** What the thread is given, and what it tells. */
export interface HeavyTask {
  module: string;
  input: unknown;
}

export type HeavyMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'output'; output: unknown }
  | { type: 'failure'; message: string; isFinal: boolean; reason: Reason };

const THREAD = new URL('./heavy-thread.ts', import.meta.url);

/** Work that needs more fails alone; without a bound it would take the whole server with it. */
const MEMORY_MB = 512;

/** For a kind that doesn't say how long its work may take. */
const LONGEST_MS = 2 * 60_000;

/**
 * Runs the work of the kind in a thread of its own, which is gone when this settles; ends it when the job is aborted.
 * Work that takes too long or too much memory would do so in another try, too: it fails for good.
 */
export async function runInThread(
  { heavy, longestMs = LONGEST_MS }: { heavy: URL; longestMs?: number },
  { input, transfer }: HeavyInput,
  job: RunningJob,
): Promise<unknown> {
  job.signal.throwIfAborted();
  const workerData: HeavyTask = { module: heavy.href, input };
  const worker = new Worker(THREAD, {
    workerData,
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const abort = () => reject(job.signal.reason);
  job.signal.addEventListener('abort', abort);
  worker.on('message', (message: HeavyMessage) => {
    if (message.type === 'progress') job.progress(message.done, message.total);
    else if (message.type === 'output') resolve(message.output);
    else reject(new JobFailure(message.message, message));
  });
  worker.on('error', (error) =>
    reject(isOutOfMemory(error) ? tooMuch('memory', reason('jobTooLarge')) : error),
  );
  worker.on('exit', (code) => reject(new Error(`The thread ended with ${code} and without an output.`)));
  const timer = setTimeout(() => reject(tooMuch('time', reason('jobTooLong'))), longestMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    job.signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

const tooMuch = (what: string, why: Reason) =>
  new JobFailure(`it takes too much ${what}`, { isFinal: true, reason: why });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

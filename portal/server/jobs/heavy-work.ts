import { Worker } from 'node:worker_threads';
import type { Reason } from '../../../shared/contract/reasons.ts';
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

/** Runs the module's work in a thread of its own, which is gone when this settles; ends it when the job is aborted. */
export async function runInThread(
  module: URL,
  { input, transfer }: HeavyInput,
  job: RunningJob,
): Promise<unknown> {
  job.signal.throwIfAborted();
  const workerData: HeavyTask = { module: module.href, input };
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
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`The thread ended with ${code} and without an output.`)));
  try {
    return await promise;
  } finally {
    job.signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import { keepThread, leaveThread, takeThread } from './heavy-threads.ts';
import { type HeavyInput, JobFailure, type RunningJob } from './job-kind.ts';

/** What a thread answers to each input. */
export type HeavyMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'output'; output: unknown; heapBytes: number }
  | { type: 'failure'; message: string; isFinal: boolean; reason: Reason };

/** For a kind that doesn't say how long its work may take. */
const LONGEST_MS = 2 * 60_000;

/**
 * Runs the work of the kind in a thread that has nothing else to do meanwhile; ends the thread when the job is aborted, or
 * the work fails. Work that takes too long or too much memory would do so in another try, too: it fails for good.
 */
export async function runInThread(
  { heavy, longestMs = LONGEST_MS }: { heavy: URL; longestMs?: number },
  { input, transfer }: HeavyInput,
  job: RunningJob,
): Promise<unknown> {
  job.signal.throwIfAborted();
  const worker = takeThread(heavy.href);
  const { promise, resolve, reject } = Promise.withResolvers<Extract<HeavyMessage, { type: 'output' }>>();
  const abort = () => reject(job.signal.reason);
  job.signal.addEventListener('abort', abort);
  worker.on('message', (message: HeavyMessage) => {
    if (message.type === 'progress') job.progress(message.done, message.total);
    else if (message.type === 'output') resolve(message);
    else reject(new JobFailure(message.message, message));
  });
  worker.on('error', (error) =>
    reject(isOutOfMemory(error) ? tooMuch('memory', reason('jobTooLarge')) : error),
  );
  worker.on('exit', (code) => reject(new Error(`The thread ended with ${code} and without an output.`)));
  const timer = setTimeout(() => reject(tooMuch('time', reason('jobTooLong'))), longestMs);
  try {
    worker.postMessage(input, transfer);
    const { output, heapBytes } = await promise;
    leaveThread(worker);
    await keepThread(heavy.href, worker, heapBytes);
    return output;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    job.signal.removeEventListener('abort', abort);
  }
}

const tooMuch = (what: string, why: Reason) =>
  new JobFailure(`it takes too much ${what}`, { isFinal: true, reason: why });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

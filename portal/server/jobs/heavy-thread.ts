import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeavyMessage, HeavyTask } from './heavy-work.ts';
import { type HeavyWork, JobFailure } from './job-kind.ts';

/** Of the thread: what people wait for goes first, where the processors don't suffice for both. */
const NICENESS = 5;

// Elsewhere than on Linux it would be that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

const { module, input } = workerData as HeavyTask;
const tell = (message: HeavyMessage) => parentPort?.postMessage(message);

const work: HeavyWork<unknown, unknown> = (await import(module)).default;
try {
  const output = await work(input, {
    progress: (done, total) => tell({ type: 'progress', done, total }),
  });
  tell({ type: 'output', output });
} catch (error) {
  // The class of an error that leaves a thread is lost.
  if (!(error instanceof JobFailure)) throw error;
  const { message, isFinal, reason } = error;
  tell({ type: 'failure', message, isFinal, reason });
}

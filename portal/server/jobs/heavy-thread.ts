import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeavyTask } from './heavy-threads.ts';
import type { HeavyMessage } from './heavy-work.ts';
import { type HeavyWork, JobFailure } from './job-kind.ts';

/** Of the thread: what people wait for goes first, where the processors don't suffice for both. */
const NICENESS = 5;

// Elsewhere than on Linux it would be that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

const tell = (message: HeavyMessage) => parentPort?.postMessage(message);

const { module } = workerData as HeavyTask;
const loading: Promise<{ default: HeavyWork<unknown, unknown> }> = import(module);

parentPort?.on('message', async (input: unknown) => {
  const { default: work } = await loading;
  try {
    const output = await work(input, {
      progress: (done, total) => tell({ type: 'progress', done, total }),
    });
    tell({ type: 'output', output, heapBytes: getHeapStatistics().total_heap_size });
  } catch (error) {
    // The class of an error that leaves a thread is lost.
    if (!(error instanceof JobFailure)) throw error;
    const { message, isFinal, reason } = error;
    tell({ type: 'failure', message, isFinal, reason });
  }
});

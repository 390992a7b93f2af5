import { Worker } from 'node:worker_threads';

/** What a thread is started with. Its messages are the inputs, one at a time, each of which it answers. */
export interface HeavyTask {
  module: string;
}

const THREAD = new URL('./heavy-thread.ts', import.meta.url);

/**
 * Work that needs more fails alone; without a bound it would take the whole server with it. Where the young generation may be
 * large, a thread takes twice the memory for the same work.
 */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** A thread is kept so long for the next work of its module: to load and compile that takes longer than most of the work. */
const KEPT_MS = 60_000;
/** One with a larger heap isn't kept. */
const MOST_KEPT_BYTES = 128 * 1024 * 1024;

/** The thread that is kept, by module. */
const kept = new Map<string, { worker: Worker; timer: NodeJS.Timeout }>();

/** A thread for one work of the module; it is for the caller to keep or to terminate. */
export function takeThread(module: string): Worker {
  const found = kept.get(module);
  if (!found) {
    const workerData: HeavyTask = { module };
    return new Worker(THREAD, { workerData, resourceLimits: LIMITS });
  }
  kept.delete(module);
  clearTimeout(found.timer);
  leaveThread(found.worker);
  found.worker.ref();
  return found.worker;
}

/** Keeps a thread that has done its work; it doesn't keep the process. Terminates it where one of its module is kept already. */
export async function keepThread(module: string, worker: Worker, heapBytes: number): Promise<void> {
  if (heapBytes > MOST_KEPT_BYTES || kept.has(module)) {
    await worker.terminate();
    return;
  }
  const end = () => {
    if (kept.get(module)?.worker === worker) kept.delete(module);
    void worker.terminate();
  };
  worker.once('exit', end).once('error', end).unref();
  kept.set(module, { worker, timer: setTimeout(end, KEPT_MS).unref() });
}

/** Listens to it no more. Not to Node's own listeners, without which it would hear no message again. */
export function leaveThread(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}

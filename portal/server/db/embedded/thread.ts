import { parentPort, workerData } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import { type ThreadAnswer, type ThreadData, type ThreadRequest, toThreadError } from './messages.ts';
import { DurableFolder, removeTemporaryFiles, startPglite } from './pglite.ts';
import { pgliteEngine } from './pglite-engine.ts';
import { byProcessorClock, processorMs } from './processor-clock.ts';
import { beforeListMs } from './query-time.ts';

/**
 * The thread of the embedded database: PGlite computes in WebAssembly and blocks the thread that it runs in, which
 * must not be the one that answers requests. `workerData` is {@link ThreadData}.
 */
const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

const { folder, module, onDiskBefore, queryTimeMs } = workerData as ThreadData;

async function open(): Promise<Engine & { bytes(): number }> {
  removeTemporaryFiles(folder);
  const pglite = await startPglite(
    { fs: new DurableFolder(folder, onDiskBefore), pgliteWasmModule: module },
    beforeListMs(queryTimeMs),
  );
  return { ...pgliteEngine(pglite), bytes: () => pglite.Module.HEAPU8.byteLength };
}

const use = (bytes: number) => ({ bytes, milliseconds: processorMs() });

const opening = open();
opening.then(
  (engine) => say({ kind: 'ready', ...use(engine.bytes()) }),
  (error) => say({ kind: 'failed', error: toThreadError(error) }),
);

parentPort?.on('message', async (request: ThreadRequest) => {
  const engine = await opening;
  if (request.kind === 'close') {
    await engine.close();
    say({ kind: 'closed' });
    parentPort?.close();
    return;
  }
  const { id, sql, parameters } = request;
  try {
    const answer = await byProcessorClock(() => engine.query(sql, parameters, 0));
    say({ kind: 'answer', id, answer, ...use(engine.bytes()) });
  } catch (error) {
    say({ kind: 'error', id, error: toThreadError(error), ...use(engine.bytes()) });
    // What PostgreSQL refuses has a code. Anything else, such as memory that ran out, leaves PGlite unusable.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
});

import { DatabaseThread } from './database-thread.ts';
import type { Engine } from './engine.ts';
import { compilePglite } from './pglite-module.ts';
import { QUERY_TIME_MS } from './query-time.ts';

/**
 * It starts with 190 MB, and the largest answers that may be take 450; larger ones, which are refused once they are
 * built, up to 2 GB. Opening again costs everybody some tenths of a second, so that it must be rare.
 */
const MOST_BYTES = 768 * 1024 * 1024;
/** The time of a change of a file may be so much before the clock's. */
const FILE_TIME_MS = 1_000;

/**
 * The embedded database of `folder` in a thread of its own. PGlite can't stop a statement, so one that exceeds its
 * time ends the thread, and another one opens the folder: as after a killed process, nothing committed is lost. It is
 * open again after some tenths of a second, which the next statement waits for. The same happens after a failure of
 * PGlite itself, such as memory that ran out; and after an answer for which its memory grew above {@link MOST_BYTES},
 * because WebAssembly gives none back. `queryTimeMs` is that of a query of the data API.
 */
export async function openThreadEngine(folder: string, queryTimeMs = QUERY_TIME_MS): Promise<Engine> {
  const module = await compilePglite();
  let onDiskBefore = 0;
  /** A start leaves all that was changed before it on the disk: an earlier server's end did, or PostgreSQL does it now. */
  async function start(): Promise<DatabaseThread> {
    const begun = Date.now();
    const thread = await DatabaseThread.start({ folder, module, onDiskBefore, queryTimeMs });
    onDiskBefore = begun - FILE_TIME_MS;
    return thread;
  }
  let current = start();
  await current;

  /** The thread that answers; where that one ended, or could not open the folder, another one. */
  async function running(): Promise<DatabaseThread> {
    const known = current;
    const thread = await known.catch(() => undefined);
    if (thread && !thread.isEnding) return thread;
    if (current === known) {
      // The folder is opened again only when nothing writes there any more.
      current = (thread?.ended ?? Promise.resolve()).then(start);
    }
    return current;
  }

  return {
    async query(sql, parameters, timeoutMs) {
      const thread = await running();
      try {
        const answer = await thread.query(sql, parameters, timeoutMs);
        if (thread.bytes > MOST_BYTES && !answer.isInTransaction && !thread.isEnding) void thread.close();
        return answer;
      } finally {
        // Opened again at once, and not only when the next one asks; whose statement ended the thread waits for it too, and
        // asks for nothing else before everybody is served again.
        if (thread.isEnding) await running().catch(() => undefined);
      }
    },
    async close() {
      await (await running()).close();
    },
  };
}

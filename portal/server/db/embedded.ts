import { existsSync, fdatasyncSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseUnavailable } from './database-error.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';

/** An embedded database and how to close it, with all it holds. */
export interface Embedded {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `dataDir/database`, creating it there first. One process at a time may hold the
 * folder: two would silently lose each other's writes.
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  makeDataDir(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await create(folder);
    const pglite = await startPglite({ fs: new DurableFolder(folder) });
    return {
      pglite,
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An embedded database with our extensions and settings, in the folder of `options`, else in memory. */
export function startPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm, btree_gin }, startParams: START });
}

/** PGlite turns fsync off; `wal_sync_method` is set because only `fsync` reaches {@link DurableFolder}. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'TimeZone=UTC'],
];

/**
 * Created beside its place and moved there when complete, so that a start killed half way leaves nothing that looks
 * like a database.
 */
async function create(folder: string): Promise<void> {
  const creating = `${folder}.creating`;
  rmSync(creating, { recursive: true, force: true });
  const pglite = await startPglite({ fs: new DurableFolder(creating) });
  await pglite.close();
  renameSync(creating, folder);
}

function makeDataDir(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new DatabaseUnavailable(`DATA_DIR: can't create the folder ${folder} (${codeOf(error)}).`);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

interface NodeStream {
  nfd: number;
}

/** The file system of PGlite, but fsync reaches the disk: Emscripten's own does nothing. */
class DurableFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const { stream_ops } = module.NODEFS as unknown as { stream_ops: Record<string, unknown> };
      stream_ops.fsync = ({ nfd }: NodeStream) => {
        fdatasyncSync(nfd);
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

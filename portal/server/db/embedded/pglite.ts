import { fdatasyncSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An embedded database with our extensions and settings, in the folder of `options`, else in memory. */
export function startPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm, btree_gin }, startParams: START });
}

/** PGlite turns fsync off; `wal_sync_method` is set because only `fsync` reaches {@link DurableFolder}. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'TimeZone=UTC'],
];

/** PostgreSQL's main process does this at its start, of which PGlite has none: what a killed sort wrote stays else. */
export function removeTemporaryFiles(folder: string): void {
  rmSync(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true });
}

interface NodeStream {
  nfd: number;
}

/** The file system of PGlite, but fsync reaches the disk: Emscripten's own does nothing. */
export class DurableFolder extends NodeFS {
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

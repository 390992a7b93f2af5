import { fdatasyncSync, fstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * An embedded database with our extensions and settings, in the folder of `options`, else in memory.
 *
 * @param queryTimeoutMs of a query of the data API, see the migration `0022-query-time`; without it there is none
 */
export async function startPglite(options: PGliteOptions, queryTimeoutMs?: number): Promise<PGlite> {
  const limit = queryTimeoutMs ? ['-c', `freight.query_timeout=${queryTimeoutMs}ms`] : [];
  const startParams = [...START, ...limit];
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm, btree_gin }, startParams });
  if (options.fs instanceof DurableFolder) options.fs.isOpen = true;
  return pglite;
}

/**
 * PGlite turns fsync off; `wal_sync_method` is set because only `fsync` reaches {@link DurableFolder}. Every start fills
 * all of `shared_buffers` with zeros, with PostgreSQL's own 128 MB for half of its time; the system has the files in
 * memory, too. So a page of an index costs what the next page of a table does, not four times as much: else each list of
 * many is found by reading the whole table.
 */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'TimeZone=UTC',
    '-c',
    'shared_buffers=32MB',
    '-c',
    'random_page_cost=1.1',
  ],
];

/** PostgreSQL's main process does this at its start, of which PGlite has none: what a killed sort wrote stays else. */
export function removeTemporaryFiles(folder: string): void {
  rmSync(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true });
}

interface NodeStream {
  nfd: number;
}

/**
 * The file system of PGlite, but fsync reaches the disk: Emscripten's own does nothing. After a thread that was ended
 * PostgreSQL asks for that of every file, some thousand, of which hardly any was written to: until it is open, those that were
 * last changed before `onDiskBefore` (milliseconds since 1970) are taken to be on the disk. Afterwards each fsync is done: a
 * clock that is set back must leave no commit unwritten.
 */
export class DurableFolder extends NodeFS {
  isOpen = false;
  readonly #onDiskBefore: number;

  constructor(folder: string, onDiskBefore: number) {
    super(folder);
    this.#onDiskBefore = onDiskBefore;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const { stream_ops } = module.NODEFS as unknown as { stream_ops: Record<string, unknown> };
      stream_ops.fsync = ({ nfd }: NodeStream) => {
        if (this.isOpen || fstatSync(nfd).mtimeMs >= this.#onDiskBefore) fdatasyncSync(nfd);
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../database-error.ts';
import { makeFolder } from '../make-folder.ts';
import type { Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { openThreadEngine } from './thread-engine.ts';

/**
 * Opens the embedded database in `dataDir/database`, creating it there first. One process at a time may hold the
 * folder: two would silently lose each other's writes.
 */
export async function openEmbedded(dataDir: string, queryTimeMs?: number): Promise<Engine> {
  makeDataDir(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await create(folder);
    const engine = await openThreadEngine(folder, queryTimeMs);
    return {
      query: engine.query,
      async close() {
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Created beside its place and moved there when complete, so that a start killed half way leaves nothing that looks
 * like a database.
 */
async function create(folder: string): Promise<void> {
  const creating = `${folder}.creating`;
  rmSync(creating, { recursive: true, force: true });
  const engine = await openThreadEngine(creating);
  await engine.close();
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

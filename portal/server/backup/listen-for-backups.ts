import { chmodSync, constants, rmSync } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { errorFacts } from '../http/logging.ts';
import { logLine } from '../log-line.ts';
import { SECRET_FILE } from '../secret.ts';
import { copyFolder, socketOf } from './backup-folder.ts';

/** What the server answers to whoever connects, as one line of JSON: the copy, until the connection ends, or why not. */
export type CopyAnswer = { folder: string } | { error: string };

/**
 * Makes copies of the embedded database for `npm run backup`, one at a time, while the server runs. Whoever may enter
 * the data folder may ask. Answers how to end it.
 */
export async function listenForBackups(
  database: Database,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  rmSync(copyFolder(dataDir), { recursive: true, force: true });
  const address = socketOf(dataDir);
  if (!address) return { close: async () => undefined };
  // Of a server that was killed; the folder is ours alone, so nobody listens there.
  rmSync(address, { force: true });
  const askers = new Set<Socket>();
  let lastCopy: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (asker) => {
    askers.add(asker);
    const left = new Promise((resolve) => asker.once('end', resolve).once('close', resolve));
    asker.on('error', () => undefined).resume();
    lastCopy = lastCopy
      .then(() => (asker.destroyed ? undefined : serveCopy(asker, left, database, dataDir)))
      .catch((error) =>
        logLine('warn', 'DATA_DIR: a copy for a backup is left behind.', { err: errorFacts(error) }),
      )
      .finally(() => askers.delete(asker));
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(address, resolve);
  await listening;
  chmodSync(address, 0o600);
  return {
    close() {
      for (const asker of askers) asker.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** The copy is gone before the connection ends, so that whoever asked for it knows. */
async function serveCopy(
  asker: Socket,
  left: Promise<unknown>,
  database: Database,
  dataDir: string,
): Promise<void> {
  asker.write(`${JSON.stringify(await copy(database, dataDir))}\n`);
  await left;
  await rm(copyFolder(dataDir), { recursive: true, force: true });
  asker.end();
}

/**
 * The embedded database has one connection and does nothing by itself: while we have it, its files stand still, and
 * they are what a power cut at this moment would leave. Others wait for as long as copying takes, not for the packing.
 */
async function copy({ db }: Database, dataDir: string): Promise<CopyAnswer> {
  const folder = copyFolder(dataDir);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await db.connection().execute(async (connection) => {
      // Leaves little to be done over at the first start.
      await sql`checkpoint`.execute(connection);
      const mode = constants.COPYFILE_FICLONE;
      await cp(join(dataDir, 'database'), join(folder, 'database'), { recursive: true, mode });
    });
    await copyFile(join(dataDir, SECRET_FILE), join(folder, SECRET_FILE)).catch(unlessMissing);
    return { folder };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A server that was given its secret has none in its folder. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

import { existsSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { BackupFailure } from './backup-failure.ts';
import { socketOf } from './backup-folder.ts';
import type { CopyAnswer } from './listen-for-backups.ts';

/** Files of an embedded database that stand still, until `release`. */
export interface FolderSnapshot {
  folder: string;
  release(): Promise<void>;
}

/**
 * A copy by the server that runs on `dataDir`; without one the folder itself, which then belongs to this process. Throws
 * {@link BackupFailure}, or `DatabaseUnavailable` when a server has the folder that can't be asked from here.
 */
export async function folderSnapshot(dataDir: string): Promise<FolderSnapshot> {
  if (!existsSync(join(dataDir, 'database')))
    throw new BackupFailure(`DATA_DIR: there is no database in ${dataDir}.`);
  const server = await connect(dataDir);
  if (!server) {
    const lock = await lockFolder(dataDir);
    return { folder: dataDir, release: async () => lock.release() };
  }
  const answer = await answerOf(server);
  if ('error' in answer) throw new BackupFailure(`The server made no copy: ${answer.error}`);
  return {
    folder: answer.folder,
    async release() {
      server.resume().end();
      await finished(server).catch(() => undefined);
    },
  };
}

async function answerOf(server: Socket): Promise<CopyAnswer> {
  try {
    for await (const line of createInterface({ input: server })) return JSON.parse(line);
  } catch {
    // Cut off, as below.
  }
  return { error: 'it ended meanwhile; try again.' };
}

/** Nothing where no server listens. */
function connect(dataDir: string): Promise<Socket | undefined> {
  const address = socketOf(dataDir);
  if (!address) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const socket = createConnection(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });
}

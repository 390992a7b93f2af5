import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openDatabase } from '../db/database.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { makeFolder } from '../db/make-folder.ts';
import { SECRET_FILE } from '../secret.ts';
import { flush, unpack } from './archive.ts';
import { BackupFailure } from './backup-failure.ts';
import { MANIFEST, Manifest, manifestOf } from './manifest.ts';
import { runCommand } from './run-command.ts';

/** Below the data folder, which may be a mount that can't be moved; what an interrupted restore left is done over. */
const UNPACKED = 'restoring';

/** The database is moved last: where it is, all is there. */
const PARTS = [SECRET_FILE, 'database'];

// `npm run restore -- FILE`: into an empty data folder, so that it never costs anybody data.
await runCommand('restore', async (file, dataDir) => {
  if (!existsSync(file)) throw new BackupFailure(`${file} is not there.`);
  makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const unpacked = join(dataDir, UNPACKED);
  try {
    refuseUnlessEmpty(dataDir);
    rmSync(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { mode: 0o700 });
    await unpack(file, unpacked);
    const files = await verify(file, unpacked);
    for (const path of files) await flush(join(unpacked, path));
    for (const part of PARTS) {
      if (existsSync(join(unpacked, part))) await rename(join(unpacked, part), join(dataDir, part));
    }
    await flush(dataDir);
    return `Restored: ${files.length} files, into ${dataDir}.`;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    lock.release();
  }
});

function refuseUnlessEmpty(dataDir: string): void {
  const found = readdirSync(dataDir).find((name) => name !== UNPACKED && !/^lock\.\d+$/.test(name));
  if (found)
    throw new BackupFailure(`DATA_DIR: ${dataDir} is not empty (${found}); restore into a new folder.`);
}

/** Every file is there as it was backed up, and no other, and the database opens. Answers which files it has now. */
async function verify(file: string, unpacked: string): Promise<string[]> {
  const damaged = new BackupFailure(`${file} is damaged: its files are not those that were backed up.`);
  let manifest: Manifest;
  try {
    manifest = v.parse(Manifest, JSON.parse(readFileSync(join(unpacked, MANIFEST), 'utf8')));
  } catch {
    throw new BackupFailure(`${file} is no backup of this server.`);
  }
  const found = await manifestOf(unpacked, PARTS);
  if (!isDeepStrictEqual(found, manifest)) throw damaged;
  const database = await openDatabase({ dataDir: unpacked });
  try {
    await sql`select name from kysely_migration`.execute(database.db);
  } finally {
    await database.close();
  }
  return Object.keys((await manifestOf(unpacked, PARTS)).files);
}

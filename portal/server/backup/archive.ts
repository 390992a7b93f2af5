import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFailure } from './backup-failure.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/**
 * Packs these parts of the folder, and the manifest before them, into a `.tar.gz` for its owner alone. It is written
 * beside its place and moved there when it is complete and on the disk.
 */
export async function pack(
  file: string,
  { folder, parts, manifest }: { folder: string; parts: readonly string[]; manifest: Manifest },
): Promise<void> {
  const partial = join(dirname(resolve(file)), `.${basename(file)}.partial`);
  const aside = await mkdtemp(join(tmpdir(), 'freight-portal-backup-'));
  try {
    await writeFile(join(aside, MANIFEST), JSON.stringify(manifest));
    const tar = startTar(['-cf', '-', '-C', aside, MANIFEST, '-C', resolve(folder), ...parts]);
    const target = createWriteStream(partial, { mode: 0o600, flush: true });
    await Promise.all([pipeline(tar.child.stdout, createGzip(), target), tar.ended]);
    await rename(partial, file);
    await flush(dirname(partial));
  } finally {
    await rm(partial, { force: true });
    await rm(aside, { recursive: true });
  }
}

/** Unpacks into a folder that is there. Throws {@link BackupFailure} for what was cut off or is no such file. */
export async function unpack(file: string, folder: string): Promise<void> {
  const tar = startTar(['-xof', '-', '-C', folder]);
  try {
    const given = pipeline(createReadStream(file), createGunzip(), tar.child.stdin);
    await Promise.all([given.catch(unlessClosed), tar.ended]);
  } catch (error) {
    // It may still be writing what it got before, into a folder that is removed next.
    tar.child.kill();
    await tar.ended.catch(() => undefined);
    throw new BackupFailure(`${file} can't be read: ${(error as Error).message}.`);
  }
}

/** At the end of an archive `tar` closes its input, maybe before it got all that follows; how it ends says whether it was well. */
function unlessClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/** Every system that the server runs on has a `tar`; anybody can look into a backup with it. */
function startTar(args: string[]) {
  const child = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    words += part;
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new BackupFailure(`tar ended with ${code}: ${words.trim().split('\n', 1)[0]}`);
  });
  return { child, ended };
}

/**
 * What was written by others, or renamed, is there after a power cut only once the file or its folder is on the disk.
 */
export async function flush(path: string): Promise<void> {
  // Windows lets nobody flush what is open for reading.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

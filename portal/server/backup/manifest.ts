import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** The file of a backup that tells what else is in it: SHA-256 by path, with `/` between folders. */
export const MANIFEST = 'manifest.json';

export const Manifest = v.object({ version: v.literal(1), files: v.record(v.string(), v.string()) });
export type Manifest = v.InferOutput<typeof Manifest>;

/** Of all files below these `parts` of the folder. */
export async function manifestOf(folder: string, parts: readonly string[]): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const path of (await pathsOf(folder, parts)).sort()) files[path] = await hashOf(join(folder, path));
  return { version: 1, files };
}

async function pathsOf(folder: string, parts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => parts.includes(path.split('/', 1)[0] ?? ''));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseDigest } from '../../../shared/build/release-digest.mjs';

/** What a production build says of itself, in `dist/release.json`. */
const ReleaseFacts = v.object({
  version: v.string(),
  /** Of all files. */
  digest: v.string(),
  /** Below `dist/`: everything that a page which is open may ask for later. */
  files: v.array(v.string()),
});

const ManifestFacts = v.object({ version: v.string() });

export type BuiltRelease = v.InferOutput<typeof ReleaseFacts>;

/** The version of the bundle in the folder, also of a build for development; undefined before any. */
export async function builtVersion(dist: string): Promise<string | undefined> {
  const file = join(dist, 'widgets/manifest.json');
  if (!existsSync(file)) return undefined;
  return v.parse(ManifestFacts, JSON.parse(await readFile(file, 'utf8'))).version;
}

/** The release that was built in the folder; undefined for a build for development, which is never released. */
export async function builtRelease(dist: string): Promise<BuiltRelease | undefined> {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) return undefined;
  return v.parse(ReleaseFacts, JSON.parse(await readFile(file, 'utf8')));
}

/** Whether the folder holds what was built, as it is and as it was compressed. A file that is missing is none of it. */
export function isAsBuilt(dist: string, { digest, files }: BuiltRelease): boolean {
  const plain = (file: string) => readFileSync(join(dist, file));
  const compressed = (file: string) =>
    existsSync(join(dist, `${file}.br`)) ? brotliDecompressSync(plain(`${file}.br`)) : plain(file);
  try {
    return [plain, compressed].every((read) => releaseDigest(files, read) === digest);
  } catch {
    return false;
  }
}

/** A file as the build compressed it; what it left as it is, such as a font, comes as that. */
export async function releaseFile(dist: string, path: string): Promise<{ isBrotli: boolean; bytes: Buffer }> {
  const compressed = join(dist, `${path}.br`);
  const isBrotli = existsSync(compressed);
  return { isBrotli, bytes: await readFile(isBrotli ? compressed : join(dist, path)) };
}

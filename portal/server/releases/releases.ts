import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { LruMap } from '../lru-map.ts';
import { type BuiltRelease, builtRelease, builtVersion, isAsBuilt, releaseFile } from './built-release.ts';

/** A file of a release, as it is stored. */
export interface KeptFile {
  /** Of the content at its address: it differs where a version was built twice. */
  etag: string;
  isBrotli: boolean;
  bytes: Buffer;
  /** Decompressed. */
  content(): Promise<Buffer>;
  text(): Promise<string>;
}

/** Files; a page of a release has some twenty, the largest of some hundred kB. */
const MOST_IN_MEMORY = 64;

const decompress = promisify(brotliDecompress);

/**
 * What the last releases gave to browsers. It is in the database: servers on it find the files of each other's
 * release, while one after the other is replaced, and nothing has to be copied when a release is.
 */
export interface Releases {
  /** The version of the bundle that was built here; undefined before a build. */
  current(): Promise<string | undefined>;
  /**
   * Pages that name a version pin what it had.
   *
   * @throws ConfigError where the version that was built here was kept with other files, or its files were changed since
   */
  requireUnchanged(): Promise<void>;
  /** Adds the files of this server's release and removes those of the oldest; again is the same. */
  keep(): Promise<void>;
  /** The file at this path below `dist/`, of the release of that version, or else of the last one that has it. */
  find(path: string, version?: string): Promise<KeptFile | undefined>;
}

export function createReleases(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { dist, keepReleases }: { dist: string; keepReleases: number },
): Releases {
  /** Anybody may ask, and each time for the same few; by release and path, of which nothing ever changes. */
  const inMemory = new LruMap<string, Promise<KeptFile>>(MOST_IN_MEMORY);
  return {
    current: () => builtVersion(dist),

    async requireUnchanged() {
      const release = keepReleases > 0 ? await builtRelease(dist) : undefined;
      if (!release) return;
      if (!isAsBuilt(dist, release)) {
        throw new ConfigError(
          `dist: its files are not those that were built as version ${release.version}. Build again, and copy all of it.`,
        );
      }
      if (await isOtherwise(db, release)) {
        throw new ConfigError(
          `dist: version ${release.version} was started with other files before, which pages may have pinned. Raise the version in package.json, and build again.`,
        );
      }
    },

    async keep() {
      const release = keepReleases > 0 ? await builtRelease(dist) : undefined;
      if (release) await add(db, dist, release);
      const removed = await removeOldest(db, keepReleases);
      // The embedded database does not vacuum by itself.
      if (removed && kind === 'embedded') await sql`vacuum release_file`.execute(db);
    },

    async find(path, version) {
      const { rows } = await sql<{ id: number; digest: string }>`
        select release.id, release.digest from release_file file join release on release.id = file.release_id
        where file.path = ${path} ${version === undefined ? sql`` : sql`and release.version = ${version}`}
        order by release.started_at desc, release.id desc limit 1`.execute(db);
      const [release] = rows;
      if (!release) return undefined;
      const key = `${release.id} ${path}`;
      const known = inMemory.get(key);
      if (known) return known;
      const read = readFile(db, release, path);
      inMemory.set(key, read);
      read.catch(() => inMemory.delete(key));
      return read;
    },
  };
}

/** Whether the version was kept before, and never with these files. */
async function isOtherwise(db: Kysely<Tables>, { version, digest }: BuiltRelease): Promise<boolean> {
  const kept = await db.selectFrom('release').select('digest').where('version', '=', version).execute();
  return kept.length > 0 && kept.every((release) => release.digest !== digest);
}

async function readFile(
  db: Kysely<Tables>,
  { id, digest }: { id: number; digest: string },
  path: string,
): Promise<KeptFile> {
  const { isBrotli, bytes: text } = await db
    .selectFrom('release_file')
    .select(['is_brotli as isBrotli', sql<string>`encode(bytes, 'base64')`.as('bytes')])
    .where('release_id', '=', id)
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(text, 'base64');
  let unpacked: Promise<Buffer> | undefined;
  const content = async () => {
    unpacked ??= isBrotli ? decompress(bytes) : Promise.resolve(bytes);
    return unpacked;
  };
  return { etag: `"${digest}"`, isBrotli, bytes, content, text: async () => (await content()).toString() };
}

/**
 * Each file by a short statement of its own, so that nobody waits for all of them. Whatever a start that broke off left
 * out, the next one adds.
 */
async function add(
  db: Kysely<Tables>,
  dist: string,
  { version, digest, files }: BuiltRelease,
): Promise<void> {
  const { id } = await db
    .insertInto('release')
    .values({ version, digest })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ started_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const there = await db.selectFrom('release_file').select('path').where('release_id', '=', id).execute();
  const kept = new Set(there.map(({ path }) => path));
  for (const path of files) {
    if (kept.has(path)) continue;
    const { isBrotli, bytes } = await releaseFile(dist, path);
    await sql`
      insert into release_file (release_id, path, is_brotli, bytes)
      values (${id}, ${path}, ${isBrotli}, decode(${bytes.toString('base64')}, 'base64'))
      on conflict do nothing`.execute(db);
  }
}

async function removeOldest(db: Kysely<Tables>, keepReleases: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('release')
    .where(
      'id',
      'not in',
      db
        .selectFrom('release')
        .select('id')
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(keepReleases),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

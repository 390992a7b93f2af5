import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openDatabase } from '../../portal/server/db/database.ts';
import { actOn, queryAs } from '../helpers/act.ts';
import { bearerOf, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { emptyFolder, migratedFolder, SECRET, type ServerProcess, startServer } from '../helpers/server.ts';

const BOOKING = { type: 'booking', id: 1001 } as const;

interface Ended {
  code: number;
  output: string;
}

/** `npm run backup` or `restore` as a process of its own. */
async function run(command: 'backup' | 'restore', file: string, env: Record<string, string>): Promise<Ended> {
  const script = resolve(import.meta.dirname, `../../portal/server/backup/${command}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script, file], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const refused = ({ code, output }: Ended, line: RegExp) => {
  assert.equal(code, 1, output);
  assert.match(output, line);
  assert.equal(output.trim().split('\n').length, 1, output);
};

describe('a backup of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freight-portal-backup-'));
  const backup = join(folder, 'portal.tar.gz');
  let server: ServerProcess;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true });
  });

  let restored = 0;
  const newFolder = () => join(folder, `restored-${restored++}`);

  test('PROD-07 made while orders are written has all that were acknowledged, whole, with the sessions', async (t) => {
    const bearer = await bearerOf(server.url, IMPORTER_A);
    const acknowledged: string[] = [];
    let isEnough = false;
    const { promise: someWritten, resolve: write } = Promise.withResolvers<void>();
    const stream = async () => {
      while (!isEnough) {
        const orderNumber = fresh('KEPT');
        await actOn(server.url, bearer, 'createPurchaseOrder', { ...BOOKING, orderNumber }, orderNumber);
        acknowledged.push(orderNumber);
        if (acknowledged.length === 20) write();
      }
    };
    const streams = [stream(), stream(), stream()];
    await Promise.race([someWritten, ...streams]);
    const promised = [...acknowledged];
    const made = await run('backup', backup, { DATA_DIR: server.dataDir });
    isEnough = true;
    await Promise.all(streams);
    assert.equal(made.code, 0, made.output);
    assert.ok(acknowledged.length > promised.length, 'nothing was written meanwhile');
    assert.equal(statSync(backup).mode & 0o077, 0, 'others may read it');
    assert.deepEqual(readdirSync(folder), ['portal.tar.gz']);
    assert.ok(!existsSync(join(server.dataDir, 'backup')), 'the copy is still there');

    const dataDir = newFolder();
    const back = await run('restore', backup, { DATA_DIR: dataDir });
    assert.equal(back.code, 0, back.output);
    const copy = await startServer({ dataDir });
    t.after(() => copy.kill());
    const { all, kept } = (await queryAs(
      copy.url,
      bearer,
      `{ all: allBooking(take: 1) { totalCount }
         kept: allPurchaseOrder(where: { orderNumbers: { in: ${JSON.stringify(acknowledged)} } }, take: 200) {
           results { orderNumbers } } }`,
    )) as { all: { totalCount: number }; kept: { results: { orderNumbers: string }[] } };
    assert.ok(all.totalCount > 0);
    const found = kept.results.map(({ orderNumbers }) => orderNumbers);
    assert.equal(new Set(found).size, found.length);
    for (const orderNumber of promised) assert.ok(found.includes(orderNumber), `${orderNumber} is lost`);
    // The answer of one that the backup has is not given anew.
    const [first = ''] = promised;
    const repeat = (url: string) =>
      actOn(url, bearer, 'createPurchaseOrder', { ...BOOKING, orderNumber: first }, first);
    assert.equal(await repeat(copy.url), await repeat(server.url));
  });

  test('PROD-07 made after the server was killed, it brings back every row of every table', async () => {
    await server.kill();
    const made = await run('backup', backup, { DATA_DIR: server.dataDir });
    assert.equal(made.code, 0, made.output);
    const dataDir = newFolder();
    assert.equal((await run('restore', backup, { DATA_DIR: dataDir })).code, 0);
    assert.deepEqual(await contentOf(dataDir), await contentOf(server.dataDir));
    const secret = (of: string) => readFileSync(join(of, 'jwt-secret'), 'utf8');
    assert.equal(secret(dataDir), secret(server.dataDir));
  });

  /** Of a portal without records, which is restored in half the time. */
  const small = join(folder, 'small.tar.gz');

  test('PROD-07 it is restored into an empty folder alone, and only as it was', async (t) => {
    refused(await run('restore', backup, { DATA_DIR: server.dataDir }), /^DATA_DIR: .+ is not empty/);

    const empty = await migratedFolder();
    t.after(() => rmSync(empty, { recursive: true }));
    writeFileSync(join(empty, 'jwt-secret'), SECRET);
    assert.equal((await run('backup', small, { DATA_DIR: empty })).code, 0);
    const whole = readFileSync(small);
    const flipped = Buffer.from(whole);
    const middle = whole.length >> 1;
    flipped[middle] = ~(whole[middle] ?? 0);
    const damages = {
      'cut off': whole.subarray(0, middle),
      'changed in the middle': flipped,
      'with another file in it': await withOtherSecret(small),
      'no archive': Buffer.from('not a backup'),
      'an archive of something else': gzipSync(Buffer.alloc(10_240)),
    };
    for (const [name, content] of Object.entries(damages)) {
      const file = join(folder, 'damaged.tar.gz');
      writeFileSync(file, content);
      const dataDir = newFolder();
      refused(await run('restore', file, { DATA_DIR: dataDir }), /damaged\.tar\.gz/);
      assert.deepEqual(
        readdirSync(dataDir).filter((entry) => !entry.startsWith('lock.')),
        [],
        name,
      );
      // What a refused one leaves is in nobody's way.
      if (name === 'cut off') assert.equal((await run('restore', small, { DATA_DIR: dataDir })).code, 0);
    }
  });

  test('PROD-07 what tar does not read, because it follows the end of the archive, is in nobody’s way', async () => {
    const file = join(folder, 'padded.tar.gz');
    writeFileSync(file, gzipSync(Buffer.concat([gunzipSync(readFileSync(small)), Buffer.alloc(4_000_000)])));
    const { code, output } = await run('restore', file, { DATA_DIR: newFolder() });
    assert.equal(code, 0, output);
  });

  test('PROD-07 what can not be backed up is said in one line', async () => {
    const file = join(folder, 'none.tar.gz');
    refused(await run('backup', file, { DATA_DIR: emptyFolder() }), /^DATA_DIR: there is no database in /);
    refused(
      await run('backup', file, { DATABASE_URL: 'postgres://db.example/portal' }),
      /^DATABASE_URL: .*pg_dump/,
    );
    refused(await run('restore', file, { DATA_DIR: newFolder() }), /none\.tar\.gz is not there/);
    refused(
      await run('backup', join(folder, 'missing', 'a.tar.gz'), { DATA_DIR: server.dataDir }),
      /^The backup failed: .*missing/,
    );
    assert.ok(!existsSync(file));
  });
});

/** How many rows each table has, and a sum of their hashes. */
async function contentOf(dataDir: string): Promise<Record<string, unknown>> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const content: Record<string, unknown> = {};
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`
        select count(*) as rows, sum(hashtextextended(entry::text, 0)) as hashes
        from ${sql.table(name)} entry`.execute(db);
      content[name] = rows[0];
    }
    assert.ok(Object.keys(content).length > 20);
    return content;
  } finally {
    await close();
  }
}

/** The same archive with another secret in it, packed anew: nothing is damaged but its content. */
async function withOtherSecret(backup: string): Promise<Buffer> {
  const unpacked = emptyFolder();
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: unpacked });
  tar('-xzf', backup);
  writeFileSync(join(unpacked, 'jwt-secret'), 'a secret that somebody else knows');
  tar('-czf', 'other.tar.gz', 'manifest.json', 'database', 'jwt-secret');
  return readFileSync(join(unpacked, 'other.tar.gz'));
}

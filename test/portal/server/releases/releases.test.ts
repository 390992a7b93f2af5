import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { ConfigError } from '../../../../portal/server/config-error.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { releaseDigest } from '../../../../shared/build/release-digest.mjs';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';

/** A build of a release, as the build leaves it, in a folder of its own. */
function built(version: string, files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'freight-portal-release-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
    if (!path.endsWith('.woff2')) writeFileSync(join(dist, `${path}.br`), brotliCompressSync(text));
  };
  const all: Record<string, string> = {
    ...files,
    'widgets/manifest.json': JSON.stringify({ version, files: { 'autoload.js': `sha384-${version}` } }),
  };
  for (const [path, text] of Object.entries(all)) write(path, text);
  write('portal/index.html', `<!doctype html><title>portal ${version}</title>`);
  const digest = releaseDigest(Object.keys(all), (file) => Buffer.from(all[file] ?? ''));
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version, digest, files: Object.keys(all) }));
  return dist;
}

const FIRST = built('1.0.0', {
  'widgets/autoload.js': 'first();',
  'widgets/chunks/table-AAAAAAAA.js': 'firstTable();',
  'portal/assets/pages-AAAAAAAA.js': 'firstPages();',
  'portal/assets/font-AAAAAAAA.woff2': 'font of the first',
});
const SECOND = built('1.1.0', {
  'widgets/autoload.js': 'second();',
  'widgets/chunks/table-BBBBBBBB.js': 'secondTable();',
  'portal/assets/pages-BBBBBBBB.js': 'secondPages();',
});
const SECOND_AGAIN = built('1.1.0', { 'widgets/autoload.js': 'secondAgain();' });
const THIRD = built('2.0.0-rc.1', { 'widgets/autoload.js': 'third();' });

forEachDatabase((name, open) =>
  describe(`files of the last releases, ${name}`, () => {
    let database: Database;
    const running: TestApp[] = [];

    /** A server with this build, once it keeps it and has forgotten what is too old. */
    async function start(dist: string, keep = 3): Promise<string> {
      const app = await buildTestApp(database, { dist, env: { KEEP_RELEASES: String(keep) } });
      running.push(app);
      const { version } = await (await fetch(`${app.url}/widgets/manifest.json`)).json();
      await eventually(async () => {
        const all = database.db.selectFrom('release').select(['id', 'version']);
        const [last, ...others] = await all.orderBy('started_at', 'desc').execute();
        if (!last || last.version !== version || others.length >= keep) return false;
        const files = database.db.selectFrom('release_file').select('path').where('release_id', '=', last.id);
        // It is the last one that is added.
        return (await files.execute()).some(({ path }) => path === 'widgets/manifest.json');
      });
      return app.url;
    }

    before(async () => {
      database = await open();
    });
    after(async () => {
      for (const app of running) await app.close();
      await database?.close();
    });

    async function answer(url: string, headers: Record<string, string> = {}) {
      const response = await fetch(url, { headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    }

    test('PROD-05 a page of the release before gets what it loads only now, from whatever server it asks', async () => {
      const first = await start(FIRST);
      const second = await start(SECOND);
      for (const [url, path, text] of [
        [second, '/widgets/chunks/table-AAAAAAAA.js', 'firstTable();'],
        [second, '/assets/pages-AAAAAAAA.js', 'firstPages();'],
        [second, '/assets/font-AAAAAAAA.woff2', 'font of the first'],
        // While servers are replaced one after the other, a page of the new release may ask the old one.
        [first, '/widgets/chunks/table-BBBBBBBB.js', 'secondTable();'],
        [first, '/assets/pages-BBBBBBBB.js', 'secondPages();'],
      ] as const) {
        for (const encoding of ['br, gzip', 'identity', 'br;q=0']) {
          const { status, headers, text: got } = await answer(url + path, { 'accept-encoding': encoding });
          assert.deepEqual([status, got], [200, text], `${path} ${encoding}`);
          assert.match(headers.get('cache-control') ?? '', /immutable/);
          assert.equal(headers.get('x-content-type-options'), 'nosniff');
        }
      }
      const script = await answer(`${second}/widgets/chunks/table-AAAAAAAA.js`);
      assert.match(script.headers.get('content-type') ?? '', /^text\/javascript/);
      assert.equal(script.headers.get('access-control-allow-origin'), '*');
    });

    test('PROD-05 an address with a version gives that release, one without the running one', async () => {
      const url = await start(SECOND);
      for (const [path, text] of [
        ['/widgets/autoload.js', 'second();'],
        ['/widgets/1.1.0/autoload.js', 'second();'],
        ['/widgets/1.1.0/chunks/table-BBBBBBBB.js', 'secondTable();'],
        ['/widgets/1.0.0/autoload.js', 'first();'],
        ['/widgets/1.0.0/chunks/table-AAAAAAAA.js', 'firstTable();'],
      ] as const) {
        assert.equal((await answer(url + path)).text, text, path);
      }
      const kept = await answer(`${url}/widgets/1.0.0/autoload.js`);
      assert.equal(kept.headers.get('cache-control'), 'no-cache');
      const etag = kept.headers.get('etag') ?? '';
      assert.equal((await answer(`${url}/widgets/1.0.0/autoload.js`, { 'if-none-match': etag })).status, 304);
    });

    test('D-12 what no release has is not there, and no path leads out of it', async () => {
      const url = await start(SECOND);
      for (const path of [
        '/widgets/1.0.0/chunks/table-BBBBBBBB.js',
        '/widgets/9.9.9/autoload.js',
        '/widgets/9.9.9/importmap.json',
        '/widgets/1.0.0/',
        '/widgets/chunks/table-CCCCCCCC.js',
        '/widgets/1.0.0/..%2f..%2frelease.json',
        '/widgets/1.0.0/%00',
        '/widgets/%00.js',
        '/widgets/chunks/100%25.js',
        '/assets/pages-CCCCCCCC.js',
      ]) {
        assert.equal((await answer(url + path)).status, 404, path);
      }
    });

    test('PROD-05 the import map pins all scripts of its release', async () => {
      const url = await start(SECOND);
      for (const [path, version] of [
        ['/widgets/importmap.json', '1.1.0'],
        ['/widgets/1.1.0/importmap.json', '1.1.0'],
        ['/widgets/1.0.0/importmap.json', '1.0.0'],
      ] as const) {
        assert.deepEqual(JSON.parse((await answer(url + path)).text), {
          integrity: { [`https://portal.example/widgets/${version}/autoload.js`]: `sha384-${version}` },
        });
      }
    });

    test('PROD-05 a version that was kept is never given out with other files', async () => {
      await start(SECOND);
      const again = buildTestApp(database, { dist: SECOND_AGAIN, env: { KEEP_RELEASES: '3' } });
      await assert.rejects(again, (error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.message, /^dist: version 1\.1\.0 .*Raise the version in package\.json/);
        return true;
      });
      const url = await start(SECOND);
      assert.equal((await answer(`${url}/widgets/1.1.0/autoload.js`)).text, 'second();');
      const unkept = await buildTestApp(database, { dist: SECOND_AGAIN });
      running.push(unkept);
      assert.equal((await answer(`${unkept.url}/widgets/autoload.js`)).text, 'secondAgain();');
    });

    test('PROD-05 files that were changed after the build, compressed or not, or that are missing, are not given out under its version', async () => {
      const files = { 'widgets/autoload.js': 'fourth();', 'portal/assets/pages-DDDDDDDD.js': 'pages();' };
      for (const change of [
        (dist: string) => writeFileSync(join(dist, 'widgets/autoload.js'), 'other();'),
        (dist: string) => writeFileSync(join(dist, 'widgets/autoload.js.br'), brotliCompressSync('other();')),
        (dist: string) => rmSync(join(dist, 'portal/assets/pages-DDDDDDDD.js')),
      ]) {
        const dist = built('4.0.0', files);
        change(dist);
        await assert.rejects(buildTestApp(database, { dist, env: { KEEP_RELEASES: '3' } }), (error) => {
          assert.ok(error instanceof ConfigError);
          assert.match(error.message, /^dist: its files are not those that were built as version 4\.0\.0\./);
          return true;
        });
      }
    });

    test('PROD-05 what a start that broke off left out is added by the next one', async () => {
      await start(SECOND);
      await database.db.deleteFrom('release_file').where('path', 'like', '%/chunks/%').execute();
      const first = await start(FIRST);
      await eventually(
        async () => (await answer(`${first}/widgets/1.0.0/chunks/table-AAAAAAAA.js`)).status === 200,
      );
      await start(SECOND);
      await eventually(
        async () => (await answer(`${first}/widgets/chunks/table-BBBBBBBB.js`)).status === 200,
      );
    });

    test('PROD-05 no more releases than KEEP_RELEASES says stay, and going back makes an old one the newest', async () => {
      const third = await start(THIRD, 2);
      assert.equal((await answer(`${third}/widgets/1.1.0/autoload.js`)).text, 'second();');
      assert.equal((await answer(`${third}/widgets/1.0.0/autoload.js`)).status, 404);
      assert.equal((await answer(`${third}/widgets/2.0.0-rc.1/autoload.js`)).text, 'third();');

      await start(SECOND, 2);
      const first = await start(FIRST, 2);
      assert.equal((await answer(`${first}/widgets/1.1.0/autoload.js`)).text, 'second();');
      assert.equal((await answer(`${first}/widgets/2.0.0-rc.1/autoload.js`)).status, 404);
    });

    test('PROD-05 a file that many ask for is read and unpacked once', async () => {
      await start(FIRST);
      const url = await start(SECOND);
      const ask = async () => (await answer(`${url}/widgets/1.0.0/chunks/table-AAAAAAAA.js`)).text;
      assert.equal(await ask(), 'firstTable();');
      await sql`update release_file set bytes = '' where path = 'widgets/chunks/table-AAAAAAAA.js'`.execute(
        database.db,
      );
      assert.equal(await ask(), 'firstTable();');
    });

    test('PROD-05 with KEEP_RELEASES=0 none is kept', async () => {
      const app = await buildTestApp(database, { dist: THIRD, env: { KEEP_RELEASES: '0' } });
      running.push(app);
      await eventually(async () => {
        const kept = await database.db.selectFrom('release').select('id').execute();
        return kept.length === 0;
      });
      assert.equal((await answer(`${app.url}/widgets/2.0.0-rc.1/autoload.js`)).text, 'third();');
    });
  }),
);

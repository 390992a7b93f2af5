import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { ADMIN, AGENT, IMPORTER } from '../auth/test-accounts.ts';
import {
  type FileClient,
  type FilesServer,
  fileClient,
  fill,
  refusalOf,
  startFilesServer,
} from './files-server.ts';

const CHUNK = 256 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: FilesServer;
  let importer: FileClient;
  let agent: FileClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startFilesServer(database);
    [importer, agent] = await Promise.all([server.as(IMPORTER), server.as(AGENT)]);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const age = (id: string, interval: string) =>
    sql`update file set expires_at = now() - ${interval}::interval where id = ${id}::uuid`.execute(
      database.db,
    );

  test('D-15 a file comes back as it was sent, of every size around its chunks', async () => {
    for (const size of [1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 77]) {
      const bytes = randomBytes(size);
      const file = await importer.upload(bytes);
      assert.deepEqual([file.size, file.sha256, file.entityId], [size, sha256(bytes), 101]);
      assert.deepEqual(await importer.download(file.id), bytes, String(size));
    }
  });

  test('D-15 ten at the same time stay apart from each other', async () => {
    const contents = Array.from({ length: 10 }, () => randomBytes(2 * CHUNK + 5));
    const files = await Promise.all(contents.map((bytes, nth) => [importer, agent][nth % 2]!.upload(bytes)));
    const back = await Promise.all(files.map(({ id }, nth) => [importer, agent][nth % 2]!.download(id)));
    assert.deepEqual(back.map(sha256), contents.map(sha256));
  });

  test('D-12 a download is an attachment with its length, that no browser takes for anything else', async () => {
    const { id } = await importer.upload('<script>alert(1)</script>', {
      name: 'page.html',
      type: 'text/html',
    });
    const { status, headers } = await fetch(await importer.urlOf(id));
    const named = (name: string) => headers.get(name);
    assert.equal(status, 200);
    assert.equal(named('content-type'), 'text/plain; charset=utf-8');
    assert.equal(named('content-length'), '25');
    assert.equal(named('x-content-type-options'), 'nosniff');
    assert.match(named('content-security-policy') ?? '', /default-src 'none'/);
    assert.equal(named('cache-control'), 'no-store');
    assert.match(named('content-disposition') ?? '', /^attachment; /);
  });

  for (const [name, plain, encoded] of [
    ['Frachtbrief Größe.pdf', 'Frachtbrief Gr__e.pdf', 'Frachtbrief%20Gr%C3%B6%C3%9Fe.pdf'],
    ['運賃表 (東京).xlsx', '___ (__).xlsx', '%E9%81%8B%E8%B3%83%E8%A1%A8%20%28%E6%9D%B1%E4%BA%AC%29.xlsx'],
    ['say "100%" \u{1f600}.txt', 'say _100__ __.txt', 'say%20%22100%25%22%20%F0%9F%98%80.txt'],
    ['C:\\fakepath\\rates.csv', 'rates.csv', 'rates.csv'],
    ['../../etc/pass\r\nwd\u202e', 'passwd', 'passwd'],
  ] as const)
    test(`a download is named in all languages: ${JSON.stringify(name)}`, async () => {
      const file = await importer.upload('x', { name });
      assert.equal(encodeURIComponent(file.name).replaceAll('(', '%28').replaceAll(')', '%29'), encoded);
      const { headers } = await fetch(await importer.urlOf(file.id));
      assert.equal(
        headers.get('content-disposition'),
        `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      );
    });

  for (const [name, first, mediaType] of [
    ['a PDF', '%PDF-1.7\n', 'application/pdf'],
    ['a PNG', '\x89PNG\r\n\x1a\n....', 'image/png'],
    ['a WebP', 'RIFF....WEBPVP8 ', 'image/webp'],
    ['an archive', `PK\x03\x04${'.'.repeat(26)}readme.txt`, 'application/zip'],
    [
      'a workbook',
      `PK\x03\x04${'.'.repeat(26)}[Content_Types].xml PK\x03\x04${'.'.repeat(26)}xl/workbook.xml`,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['an SVG', '<svg onload="alert(1)"/>', 'text/plain; charset=utf-8'],
    ['a CSV', 'from,to\r\nPVG,FRA', 'text/plain; charset=utf-8'],
    ['a PDF behind a mark', '\xef\xbb\xbf%PDF-1.4\n', 'application/pdf'],
    ['a PDF behind a blank line', '\r\n%PDF-1.4\n', 'application/pdf'],
    ['a PDF behind commands for a printer', '\x1b%-12345X@PJL JOB\r\n%PDF-1.4\n1 0 obj\n', 'application/pdf'],
    ['a PDF behind a line of a system', 'Document 4711\n%PDF-1.4\n%\xe2\xe3\n1 0 obj\n', 'application/pdf'],
    ['a PDF that begins too late', `${'\n'.repeat(1024)}%PDF-1.4\n1 0 obj\n`, 'text/plain; charset=utf-8'],
    ['a page that holds a PDF', '<html>%PDF-1.4', 'text/plain; charset=utf-8'],
    ['a page with a whole PDF', '<html>\n%PDF-1.4\n1 0 obj\n', 'text/plain; charset=utf-8'],
    ['a mail that names a PDF', 'Subject: bl.pdf\n\n%PDF-1.4 is attached', 'text/plain; charset=utf-8'],
    ['a Korean text', '\xbc\xad\xbf\xef;\xba\xce\xbb\xea\r\n', 'text/plain'],
    ['a Japanese mail', 'Subject: \x1b$B8+@Q\x1b(B\r\n', 'text/plain'],
    ['a CSV with one control sign', `a;b\r\n${'PVG;FRA\r\n'.repeat(20)}\x1a`, 'text/plain'],
    ['a text in UTF-16 without a mark', 'a\0b\0\r\0\n\0', 'text/plain'],
    ['a text in UTF-16 in the other order', '\0a\0b\0\r\0\n', 'text/plain'],
    ['a CSV of an old system', 'Caf\xe9;Stra\xdfe\r\n', 'text/plain'],
    ['a Japanese CSV', '\x93\x8c\x8b\x9e,1\r\n', 'text/plain'],
    ['a text in UTF-16', '\xff\xfea\0b\0', 'text/plain'],
    ['a program', 'MZ\x90\0\x03', 'application/octet-stream'],
    ['another program', '\x7fELF\x02\x01\x01\0\0\0', 'application/octet-stream'],
    ['a compressed file', '\x05\x8f\x02\x91\x7f\x1c\xe0\x12\x01', 'application/octet-stream'],
  ] as const)
    test(`the type of ${name} is told by its content`, async () => {
      const file = await importer.upload(Buffer.from(first, 'latin1'), { name: 'x', type: 'image/svg+xml' });
      assert.equal(file.mediaType, mediaType);
      assert.equal((await fetch(await importer.urlOf(file.id))).headers.get('content-type'), mediaType);
    });

  test('D-15 a foreign file is as none: nobody else gets its address, or deletes it', async () => {
    const { id } = await importer.upload('of importer A');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const asked of [id, nobody, '1', "'"]) {
      assert.deepEqual(await refusalOf(await agent.address(asked)), [404, 'not_found', 'noFile'], asked);
      assert.deepEqual(await refusalOf(await agent.remove(asked)), [404, 'not_found', 'noFile'], asked);
    }
    assert.equal((await importer.download(id)).toString(), 'of importer A');
    const admin = await server.as(ADMIN);
    assert.equal((await admin.download(id)).toString(), 'of importer A');
  });

  test('D-02 a link to a company reads its files, and writes them unless it is a user’s; other links do neither', async () => {
    const { id } = await importer.upload('x');
    const grant = { recordType: 'entity', recordId: 101, role: 'agent' } as const;
    const link = await server.link(grant);
    assert.equal((await link.upload('by link')).entityId, 101);
    assert.equal((await link.download(id)).toString(), 'x');
    const reader = await server.link({ ...grant, role: 'user' });
    assert.equal((await reader.download(id)).toString(), 'x');
    assert.equal((await reader.send('x')).status, 403);
    for (const other of [
      { recordType: 'booking', recordId: 1001, role: 'admin' },
      { recordType: 'submission', recordId: 5002, role: 'admin' },
      { recordType: 'entity', recordId: 102, role: 'admin' },
    ] as const) {
      const stranger = await server.link(other);
      assert.equal((await stranger.address(id)).status, 404, other.recordType);
      assert.equal((await stranger.send('x', { entityId: 101 })).status, 403, other.recordType);
    }
  });

  test('D-15 an upload for a foreign company is refused as one for none, before a byte is read', async () => {
    for (const entityId of [102, 1, 999_999]) {
      assert.deepEqual(await refusalOf(await importer.send('x', { entityId })), [
        403,
        'forbidden',
        'noAccess',
      ]);
    }
    const admin = await server.as(ADMIN);
    assert.equal((await admin.upload('x', { entityId: 102 })).entityId, 102);
  });

  test('D-15 without a good bearer nothing is stored, found or deleted', async () => {
    const { id } = await importer.upload('x');
    for (const bearer of [undefined, 'made.up.token']) {
      const stranger = fileClient(server.url, bearer);
      for (const answer of [await stranger.send('x'), await stranger.address(id), await stranger.remove(id)])
        assert.equal(answer.status, 401);
    }
  });

  test('a deleted file is gone, also for who has its address', async () => {
    const { id } = await importer.upload('x');
    const url = await importer.urlOf(id);
    assert.equal((await importer.remove(id)).status, 200);
    assert.deepEqual(await refusalOf(await fetch(url)), [404, 'not_found', 'noFile']);
    assert.equal((await importer.remove(id)).status, 404);
  });

  test('a file whose time is over is gone', async () => {
    const file = await importer.upload('x', { expiresIn: 3600 });
    const left = Date.parse(file.expiresAt ?? '') - Date.now();
    assert.ok(left > 3_500_000 && left <= 3_600_000, String(left));
    const url = await importer.urlOf(file.id);
    await age(file.id, '1 second');
    assert.equal((await fetch(url)).status, 404);
    assert.equal((await importer.address(file.id)).status, 404);
    assert.equal((await importer.remove(file.id)).status, 404);
  });

  test('D-37 a repeated key with the same content answers the first file, another content is refused', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => importer.upload('same', { name: 'n', key: 'upload 1' })),
    );
    assert.deepEqual(second, first);
    assert.deepEqual(await importer.upload('same', { name: 'n', key: 'upload 1' }), first);
    const { rows } = await sql`select 1 from file where name = 'n'`.execute(database.db);
    assert.equal(rows.length, 1);
    const others = [
      await importer.send('other', { name: 'n', key: 'upload 1' }),
      await importer.send('same', { name: 'm', key: 'upload 1' }),
    ];
    for (const other of others) assert.deepEqual(await refusalOf(other), [409, 'key_reused', 'keyReused']);
    assert.notEqual((await agent.upload('same', { name: 'n', key: 'upload 1' })).id, first!.id);
  });

  test('PROD-07 one caller has eight downloads under way at most, and again one when one of them has ended', async () => {
    const { id } = await importer.upload(Buffer.alloc(30_000_000, 'x'));
    const url = await importer.urlOf(id);
    const begun = await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
    assert.equal((await fetch(url)).status, 503);
    for (const answer of begun) await answer.body?.cancel();
    await eventually(async () => {
      const next = await fetch(url);
      await next.body?.cancel();
      return next.status === 200;
    });
  });

  test('an address asked for as HEAD reads no content', async () => {
    const { id } = await importer.upload('x');
    const url = new URL(await importer.urlOf(id));
    const status = await new Promise((resolve, reject) => {
      httpRequest(url, { method: 'HEAD' }, (answer) => resolve(answer.statusCode))
        .on('error', reject)
        .end();
    });
    assert.equal(status, 405);
  });
});

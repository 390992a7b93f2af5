import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, describe, mock, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { loadLanguage } from '../../../../shared/i18n/languages.ts';
import { ServerWords } from '../../../../shared/reasons/server/server-words.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { AGENT, IMPORTER, post, signIn } from '../auth/test-accounts.ts';
import {
  type FileClient,
  type FilesServer,
  fileClient,
  fill,
  refusalOf,
  startFilesServer,
  stored,
  streamOf,
} from './files-server.ts';

const MB = 1_000_000;
/** Far below the deadline of an upload, which nobody waits for. */
const IN_TIME = { timeout: 20_000 };

/** So many bytes, without their number. */
const streamed = (bytes: number) =>
  streamOf([randomBytes(bytes)].filter(({ length }) => length > 0).values());

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: FilesServer;
  let importer: FileClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startFilesServer(database, { FILE_LIMIT: '1', FILE_QUOTA: '2' });
    importer = await server.as(IMPORTER);
  });
  afterEach(async () => {
    mock.timers.reset();
    await sql`delete from file`.execute(database.db);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  test('FILE_LIMIT a file above the limit is refused with 413, announced or not, and leaves nothing', async () => {
    for (const body of [randomBytes(MB + 1), streamed(MB + 1)]) {
      const before = await stored(database);
      const answer = await importer.send(body);
      const { code, error, reasons } = await answer.json();
      assert.deepEqual([answer.status, code], [413, 'too_large']);
      assert.equal(error, 'A file may have 1 MB at most.');
      assert.deepEqual(reasons, [{ code: 'fileTooLarge', values: { megabytes: 1 } }]);
      assert.deepEqual(await stored(database), before);
    }
    assert.equal((await importer.upload(randomBytes(MB))).size, MB);
    assert.equal((await importer.upload(streamed(MB))).size, MB);
  });

  test(
    'FILE_LIMIT the next request over the connection of a refused upload is answered',
    IN_TIME,
    async () => {
      const { hostname, port } = new URL(server.url);
      const head = [
        'POST /api/files?name=x HTTP/1.1',
        'host: portal',
        `authorization: Bearer ${await signIn(server.url, IMPORTER)}`,
        'transfer-encoding: chunked',
      ];
      const socket = connect(Number(port), hostname);
      socket.write(`${head.join('\r\n')}\r\n\r\n${(8 * MB).toString(16)}\r\n`);
      // Far more than the server reads before it has seen enough.
      socket.write(randomBytes(8 * MB));
      socket.write('\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n');
      const statuses = (await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g);
      assert.deepEqual(
        [...statuses].map(([, status]) => status),
        ['413', '200'],
      );
    },
  );

  test('FILE_QUOTA what a company has no room for is refused with 413; others have their own', async () => {
    const [one] = [await importer.upload(randomBytes(MB)), await importer.upload(randomBytes(MB - 10))];
    for (const body of [randomBytes(11), streamed(11)])
      assert.deepEqual(await refusalOf(await importer.send(body)), [413, 'no_room', 'noRoom']);
    await (await server.as(AGENT)).upload(randomBytes(MB));
    await importer.upload(randomBytes(10));
    await importer.remove(one.id);
    await importer.upload(randomBytes(MB));
  });

  test('FILE_QUOTA of files that arrive together no more are kept than there is room for', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => importer.send(streamed(600_000))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 413, 413, 413]);
    assert.equal((await stored(database)).files, 3);
  });

  test('PROD-07 one caller has eight uploads under way at most; the next is told to try again', async () => {
    const { contents } = await stored(database);
    const senders: ReadableStreamDefaultController<Uint8Array>[] = [];
    const begun = Array.from({ length: 8 }, () =>
      importer.send(
        new ReadableStream<Uint8Array>({
          start(controller) {
            senders.push(controller);
            controller.enqueue(Buffer.from('begun'));
          },
        }),
      ),
    );
    await eventually(async () => (await stored(database)).contents === contents + 8);
    const ninth = await importer.send('x');
    assert.equal(ninth.headers.get('retry-after'), '2');
    assert.deepEqual(await refusalOf(ninth), [503, 'busy', 'busy']);
    await (await server.as(AGENT)).upload('of somebody else');
    for (const sender of senders) sender.close();
    assert.deepEqual(
      (await Promise.all(begun)).map(({ status }) => status),
      Array.from({ length: 8 }, () => 201),
    );
    await importer.upload('x');
  });

  test('an empty file, a file without a name and a wrong query are refused with 422', async () => {
    const before = await stored(database);
    assert.deepEqual(await refusalOf(await importer.send('')), [422, 'invalid', 'fileEmpty']);
    assert.deepEqual(await refusalOf(await importer.send(streamed(0))), [422, 'invalid', 'fileEmpty']);
    for (const name of ['', ' ', '..', 'folder/'])
      assert.deepEqual(await refusalOf(await importer.send('x', { name })), [422, 'invalid', 'fillIn'], name);
    assert.deepEqual(await refusalOf(await importer.send('x', { name: 'é'.repeat(201) })), [
      422,
      'invalid',
      'long',
    ]);
    assert.equal((await importer.upload('x', { name: '\u{1f600}'.repeat(200) })).name.length, 400);
    for (const wrong of [{ expiresIn: 0 }, { expiresIn: 1e9 }, { entityId: 2 ** 31 }, { entityId: -1 }])
      assert.equal((await importer.send('x', wrong)).status, 422, JSON.stringify(wrong));
    assert.equal((await stored(database)).contents, before.contents + 1);
  });

  describe('an address', () => {
    test('ends after five minutes with 410', async () => {
      const { id } = await importer.upload('x');
      const url = await importer.urlOf(id);
      const started = Date.now();
      mock.timers.enable({ apis: ['Date'], now: started + 4 * 60_000 });
      assert.equal((await fetch(url)).status, 200);
      mock.timers.setTime(started + 5 * 60_000 + 1000);
      assert.deepEqual(await refusalOf(await fetch(url)), [410, 'address_expired', 'badLink']);
    });

    test('opens only its own file, and nothing once a character of it is changed', async () => {
      const [one, other] = [await importer.upload('one'), await importer.upload('other')];
      const url = await importer.urlOf(one.id);
      const token = new URL(url).searchParams.get('token') ?? '';
      const [head, claims, signature] = token.split('.') as [string, string, string];
      const forged = Buffer.from(
        Buffer.from(claims, 'base64url').toString().replace(one.id, other.id),
      ).toString('base64url');
      for (const bad of [
        url.replace(one.id, other.id),
        `${server.url}/api/files/${other.id}?token=${head}.${forged}.${signature}`,
        url.slice(0, -3),
        `${server.url}/api/files/${one.id}`,
        `${server.url}/api/files/${one.id}?token=`,
        `${server.url}/api/files/${one.id}?token=${await signIn(server.url, IMPORTER)}`,
      ])
        assert.deepEqual(await refusalOf(await fetch(bad)), [401, 'unauthorized', 'badLink'], bad);
      assert.equal(await (await fetch(url)).text(), 'one');
    });

    test('signs nobody in', async () => {
      const { id } = await importer.upload('x');
      const token = new URL(await importer.urlOf(id)).searchParams.get('token') ?? '';
      assert.equal((await fileClient(server.url, token).send('x')).status, 401);
      for (const given of [{ bearer: token }, { link: token }])
        assert.equal((await post(`${server.url}/api/betty/login`, given)).status, 401);
    });

    test('D-98 ends with the session, the rights or the link of whoever asked for it', async () => {
      const { id } = await importer.upload('x');
      const bearer = await signIn(server.url, IMPORTER);
      const own = fileClient(server.url, bearer);
      const byLink = await server.link({ recordType: 'entity', recordId: 101, role: 'user' });
      const addresses = { session: await own.urlOf(id), link: await byLink.urlOf(id) };
      const rights = await importer.urlOf(id);
      const isOpen = async (url: string) => (await fetch(url)).status === 200;
      assert.ok(
        (await isOpen(addresses.session)) && (await isOpen(addresses.link)) && (await isOpen(rights)),
      );
      await post(`${server.url}/api/logout`, { bearer });
      assert.equal(await isOpen(addresses.session), false);
      assert.equal((await own.address(id)).status, 401);
      assert.ok(await isOpen(rights));
      await sql`update link_token set revoked_at = now()`.execute(database.db);
      assert.equal(await isOpen(addresses.link), false);
      assert.equal((await byLink.address(id)).status, 401);
      await sql`update web_user set rights_version = rights_version + 1 where email = ${IMPORTER}`.execute(
        database.db,
      );
      assert.equal(await isOpen(rights), false);
      // The rights are read afresh, for an upload before its first byte.
      assert.equal((await importer.send('x')).status, 201);
      assert.ok(await isOpen(await importer.urlOf(id)));
    });
  });
});

test('PROD-07 limits of files are explained in six languages', async () => {
  for (const locale of ['de', 'es', 'fr', 'ja', 'zh'] as const) {
    await loadLanguage(locale);
    for (const code of ['fileTooLarge', 'noRoom'])
      assert.match(inLanguage(locale, new ServerWords('', [{ code, values: { megabytes: 77 } }])), /77/);
  }
});

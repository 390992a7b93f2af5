import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { DOCUMENT_VISIBILITIES } from '../../../../../shared/trade/document-visibility.ts';
import { Refused } from '../../../../helpers/act.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  type DocumentClient,
  type DocumentsServer,
  fill,
  forget,
  PDF,
  SHIPMENT,
  startDocumentsServer,
} from './documents-server.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: DocumentsServer;
  let admin: DocumentClient;
  let agent: DocumentClient;
  let importer: DocumentClient;
  let stranger: DocumentClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startDocumentsServer(database);
    ({ admin, agent, importer, stranger } = server.people);
  });
  after(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(() => forget(database));

  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('was not refused'),
      (error) => error,
    );
    assert(error instanceof Refused, String(error));
    return [error.status, error.reasons[0]?.code, error.reasons[0]?.field];
  };

  test('MOD-02 a document says what it is, who added it, and for whom; its file then stays', async () => {
    const { id, fileId, ...shown } = await importer.add({ name: 'Invoice 7.pdf', type: 'commercialInvoice' });
    assert.deepEqual(shown, {
      ...{ type: 'commercialInvoice', visibility: 'everybody', name: 'Invoice 7.pdf' },
      ...{
        mediaType: 'application/pdf',
        size: PDF.length,
        company: { id: 101 },
        addedBy: 'Ida',
        revision: 1,
      },
    });
    const { rows } = await sql`select expires_at from file where id = ${fileId}::uuid`.execute(database.db);
    assert.deepEqual(rows, [{ expires_at: null }]);
    assert.ok(id > 0);
  });

  test('D-15 who sees a document sees its file, as its visibility has it', async () => {
    const added = {
      everybody: await admin.add({ visibility: 'everybody' }),
      agent: await admin.add({ visibility: 'agent' }),
      customer: await admin.add({ visibility: 'customer' }),
      internal: await admin.add({ visibility: 'internal' }),
    };
    const sees = async (person: DocumentClient) => {
      const listed = (await person.documents()).map(({ visibility }) => visibility);
      const read: string[] = [];
      for (const [visibility, { fileId }] of Object.entries(added)) {
        const { status } = await person.address(fileId);
        assert.ok(status === 200 || status === 404, String(status));
        if (status !== 200) continue;
        assert.deepEqual(await person.download(fileId), PDF);
        read.push(visibility);
      }
      assert.deepEqual(read, listed);
      return listed;
    };
    assert.deepEqual(await sees(admin), ['everybody', 'agent', 'customer', 'internal']);
    assert.deepEqual(await sees(agent), ['everybody', 'agent']);
    assert.deepEqual(await sees(importer), ['everybody', 'customer']);
    assert.deepEqual(await sees(stranger), []);
  });

  test('D-02 the visitor of a link sees what everybody sees, and changes nothing', async () => {
    const open = await admin.add();
    const hidden = await admin.add({ visibility: 'customer' });
    const grant = { recordType: 'shipment', recordId: 2001, role: 'admin' } as const;
    const link = await server.services.auth.signLink(grant, 3600);
    const { token } = await (
      await fetch(`${server.url}/api/betty/login`, { method: 'POST', headers: { 'x-link-token': link } })
    ).json();
    const visitor = server.clientOf(token);
    assert.deepEqual(
      (await visitor.documents()).map(({ id }) => id),
      [open.id],
    );
    assert.deepEqual(await visitor.download(open.fileId), PDF);
    assert.equal((await visitor.address(hidden.fileId)).status, 404);
    const { id: fileId } = await importer.upload(PDF, { name: 'a.pdf' });
    const input = { ...SHIPMENT, fileId, type: 'other', visibility: 'everybody' };
    assert.deepEqual(await refusalOf(visitor.act('addDocument', input)), [403, 'noAccess', undefined]);
    const remove = visitor.act('removeDocument', { documentId: open.id, revision: 1 });
    assert.deepEqual(await refusalOf(remove), [403, 'noAccess', undefined]);
  });

  test('D-15 a foreign record is as an unknown one, and so is a foreign file', async () => {
    const shown = { type: 'other', visibility: 'everybody' };
    const { id: own } = await stranger.upload(PDF, { name: 'a.pdf' });
    const { id: foreign } = await importer.upload(PDF, { name: 'a.pdf' });
    const add = (record: object, fileId: string) =>
      refusalOf(stranger.act('addDocument', { ...record, ...shown, fileId }));
    assert.deepEqual(await add(SHIPMENT, own), [403, 'noAccess', undefined]);
    assert.deepEqual(await add({ ...SHIPMENT, recordId: 77_777 }, own), [403, 'noAccess', undefined]);
    const booking = { recordType: 'booking', recordId: 1002 };
    assert.deepEqual(await add(booking, foreign), [404, 'noFile', undefined]);
    assert.deepEqual(await add(booking, randomUUID()), [404, 'noFile', undefined]);
  });

  test('D-15 nobody hides a document from their own company', async () => {
    const hidden = [422, 'documentHidden', 'visibility'];
    assert.deepEqual(await refusalOf(agent.add({ visibility: 'customer' })), hidden);
    assert.deepEqual(await refusalOf(importer.add({ visibility: 'agent' })), hidden);
    assert.deepEqual(await refusalOf(agent.add({ visibility: 'internal' })), hidden);
    assert.equal((await agent.add({ visibility: 'agent' })).visibility, 'agent');
    assert.equal((await importer.add({ visibility: 'customer' })).visibility, 'customer');
  });

  test('D-12 the content decides what a file is, whatever it is called', async () => {
    const add = async (content: string | Buffer<ArrayBuffer>, name: string) => {
      const { id: fileId } = await importer.upload(content, { name });
      return importer.act('addDocument', { ...SHIPMENT, fileId, type: 'other', visibility: 'everybody' });
    };
    const program = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1');
    assert.deepEqual(await refusalOf(add(program, 'bl.pdf')), [422, 'documentContent', 'fileId']);
    assert.deepEqual(await refusalOf(add('<html></html>', 'bl.pdf')), [422, 'documentContent', 'fileId']);
    assert.deepEqual(await refusalOf(add(PDF, 'bl.csv')), [422, 'documentContent', 'fileId']);
    assert.deepEqual(await refusalOf(add('<html></html>', 'bl.html')), [422, 'documentKind', 'fileId']);
    assert.deepEqual(await refusalOf(add(PDF, 'bl')), [422, 'documentKind', 'fileId']);
    assert.deepEqual(await refusalOf(add(program, 'list.csv')), [422, 'documentContent', 'fileId']);
    await add('a;b', 'list.CSV');
    assert.deepEqual(
      (await importer.documents()).map(({ name }) => name),
      ['list.CSV'],
    );
  });

  for (const [what, name, bytes] of [
    ['a CSV of Windows', 'ansi.csv', 'Stra\xdfe;M\xfcnchen\r\n'],
    ['a Japanese CSV', 'sjis.csv', '\x93\x8c\x8b\x9e,1\r\n'],
    ['a Korean text', 'euc.txt', '\xbc\xad\xbf\xef\r\n'],
    ['a text of Notepad', 'utf16.txt', '\xff\xfea\0\r\0\n\0'],
    ['a text in UTF-16 without a mark', 'plain16.txt', 'a\0b\0\r\0\n\0'],
    [
      'a mail with letters of eight bits',
      'latin1.eml',
      'Subject: Gr\xfc\xdfe\r\n\r\nAnbei die Rechnung.\r\n',
    ],
    ['a PDF behind a mark', 'mark.pdf', '\xef\xbb\xbf%PDF-1.4\n'],
    ['a PDF behind commands for a printer', 'pjl.pdf', '\x1b%-12345X@PJL JOB\r\n%PDF-1.4\n1 0 obj\n'],
  ] as const)
    test(`D-12 ${what}, which readers open, is a document`, async () => {
      const content = Buffer.from(bytes, 'latin1');
      const { id: fileId } = await importer.upload(content, { name });
      await importer.act('addDocument', { ...SHIPMENT, fileId, type: 'other', visibility: 'everybody' });
      assert.ok((await importer.documents()).some((document) => document.name === name));
    });

  test('D-12 a document has 25 MB at most, and its file one use', async () => {
    const { id: large } = await importer.upload(Buffer.concat([PDF, Buffer.alloc(25_000_000)]), {
      name: 'a.pdf',
    });
    const add = (fileId: string) =>
      importer.act('addDocument', { ...SHIPMENT, fileId, type: 'other', visibility: 'everybody' });
    assert.deepEqual(await refusalOf(add(large)), [413, 'fileTooLarge', 'fileId']);
    const { fileId } = await importer.add();
    assert.deepEqual(await refusalOf(add(fileId)), [404, 'noFile', undefined]);
    assert.equal((await importer.remove(fileId)).status, 404);
    assert.deepEqual(await importer.download(fileId), PDF);
  });

  test('D-37 a repeat takes effect once', async () => {
    const { id: fileId } = await importer.upload(PDF, { name: 'a.pdf' });
    const input = { ...SHIPMENT, fileId, type: 'other', visibility: 'everybody' };
    const first = await importer.act('addDocument', input, 'once');
    assert.deepEqual(await importer.act('addDocument', input, 'once'), first);
    assert.equal((await importer.documents()).length, 1);
  });

  test('D-96 the other parties are told, but for those who don’t see it', async () => {
    for (const visibility of DOCUMENT_VISIBILITIES) await admin.add({ visibility });
    const { rows } = await sql`select owner_id, agent_id, changes from audit_log
      where action = 'addDocument' order by id`.execute(database.db);
    const changes = [{ field: 'document', of: 'billOfLading', before: null, after: 'document.pdf' }];
    assert.deepEqual(rows, [
      { owner_id: 101, agent_id: 2, changes },
      { owner_id: null, agent_id: 2, changes },
      { owner_id: 101, agent_id: null, changes },
      { owner_id: null, agent_id: null, changes },
    ]);
  });

  test('D-12 a PDF can be shown in a frame of the portal, and of no other page; anything else is only saved', async () => {
    const { fileId } = await importer.add();
    const { status, headers } = await fetch(`${await agent.urlOf(fileId)}&show`);
    assert.equal(status, 200);
    assert.match(headers.get('content-disposition') ?? '', /^inline; filename="document.pdf"/);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
    const { id: page } = await importer.upload('<script>alert(1)</script>', { name: 'page.html' });
    const shown = await fetch(`${await importer.urlOf(page)}&show`);
    assert.match(shown.headers.get('content-disposition') ?? '', /^attachment/);
    assert.match(shown.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  });
});

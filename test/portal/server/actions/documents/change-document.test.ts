import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { MOST_DOCUMENTS } from '../../../../../shared/contract/documents.ts';
import { Refused } from '../../../../helpers/act.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  type DocumentClient,
  type DocumentsServer,
  fill,
  forget,
  PDF,
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

  const statusOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('was not refused'),
      (error) => error,
    );
    assert(error instanceof Refused, String(error));
    return [error.status, error.reasons[0]?.code];
  };
  const entries = async (action: string) =>
    (
      await sql`select owner_id, agent_id, changes from audit_log where action = ${action} order by id`.execute(
        database.db,
      )
    ).rows;

  test('D-15 who added a document changes it, and an admin; others who see it don’t, and strangers learn nothing', async () => {
    const { id: documentId } = await importer.add();
    const change = (person: DocumentClient, revision: number, id = documentId, type = 'packingList') =>
      person.act('changeDocument', { documentId: id, type, visibility: 'everybody', revision });
    assert.deepEqual(await statusOf(change(agent, 1)), [403, 'documentOfOthers']);
    assert.deepEqual(await statusOf(change(stranger, 1)), [403, 'noAccess']);
    assert.deepEqual(await statusOf(change(stranger, 1, 77_777)), [403, 'noAccess']);
    assert.deepEqual(await change(importer, 1), { id: documentId, revision: 2 });
    assert.deepEqual(await change(admin, 2, documentId, 'other'), { id: documentId, revision: 3 });
    assert.deepEqual(
      (await agent.documents()).map(({ type }) => type),
      ['other'],
    );
  });

  test('D-19 a stale revision is refused, nobody hides a document from their own company, and who no longer sees it has no address of it', async () => {
    const { id: documentId, fileId } = await importer.add();
    const change = (visibility: string, revision: number) =>
      importer.act('changeDocument', { documentId, type: 'other', visibility, revision });
    const address = await agent.urlOf(fileId);
    await change('customer', 1);
    assert.equal((await fetch(address)).status, 404);
    assert.deepEqual(await statusOf(change('everybody', 1)), [409, 'staleRecord']);
    assert.deepEqual(await statusOf(change('agent', 2)), [422, 'documentHidden']);
    assert.deepEqual(
      (await importer.documents()).map(({ visibility }) => visibility),
      ['customer'],
    );
    assert.deepEqual(await agent.documents(), []);
    assert.deepEqual(await entries('changeDocument'), [
      {
        ...{ owner_id: 101, agent_id: null },
        changes: [
          { field: 'documentType', of: 'document.pdf', before: 'billOfLading', after: 'other' },
          { field: 'documentVisibility', of: 'document.pdf', before: 'everybody', after: 'customer' },
        ],
      },
    ]);
  });

  test('D-37 a removed document is nobody’s, also by an address from before, until it is restored', async () => {
    const { id: documentId, fileId } = await importer.add();
    const address = await agent.urlOf(fileId);
    assert.deepEqual(await statusOf(agent.act('removeDocument', { documentId, revision: 1 })), [
      403,
      'documentOfOthers',
    ]);
    const remove = () => importer.act('removeDocument', { documentId, revision: 1 }, 'once');
    assert.deepEqual(await remove(), await remove());
    assert.deepEqual([await importer.documents(), await admin.documents()], [[], []]);
    assert.equal((await fetch(address)).status, 404);
    assert.equal((await importer.address(fileId)).status, 404);
    assert.equal((await entries('removeDocument')).length, 1);

    await importer.act('restoreDocument', { documentId });
    await importer.act('restoreDocument', { documentId });
    assert.deepEqual(await agent.download(fileId), PDF);
    assert.equal((await entries('restoreDocument')).length, 1);
  });

  test('D-37 a record with as many documents as it may have takes none of the removed ones back', async () => {
    const { id: documentId, fileId, revision } = await importer.add();
    await importer.act('removeDocument', { documentId, revision });
    await sql`
      with content as (
        insert into file_content (id) select gen_random_uuid() from generate_series(1, ${MOST_DOCUMENTS}::integer) returning id
      ), made as (
        insert into file (id, entity_id, content_id, name, media_type, size, sha256, created_by)
        select content.id, entity_id, content.id, name, media_type, size, sha256, created_by from file, content
        where file.id = ${fileId}::uuid returning id
      )
      insert into document (shipment_id, file_id, type, visibility, entity_id, created_by)
      select shipment_id, made.id, type, visibility, entity_id, created_by from document, made
      where document.id = ${documentId}::integer`.execute(database.db);
    const [status, code] = await statusOf(importer.act('restoreDocument', { documentId }));
    assert.deepEqual([status, code], [409, 'tooManyDocuments']);
    await sql`delete from document where id = (select max(id) from document)`.execute(database.db);
    await importer.act('restoreDocument', { documentId });
  });

  test('D-15 ten minutes later it is gone with its file', async () => {
    const { id: documentId, fileId, revision } = await importer.add();
    await importer.act('removeDocument', { documentId, revision });
    await sql`update file set expires_at = now() where id = ${fileId}::uuid`.execute(database.db);
    assert.deepEqual(await statusOf(importer.act('restoreDocument', { documentId })), [404, 'documentGone']);
    await server.services.files.prune();
    const { rows } =
      await sql`select 1 from document union all select 1 from file where id = ${fileId}::uuid`.execute(
        database.db,
      );
    assert.deepEqual(rows, []);
  });
});

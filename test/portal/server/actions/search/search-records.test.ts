import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { statusList } from '../../../../../shared/client/results.ts';
import { FoundRecord } from '../../../../../shared/contract/search.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  type AuditServer,
  FORBIDDEN,
  fill,
  refused,
  startAuditServer,
  type User,
} from '../../audit/audit-server.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  let server: AuditServer;

  before(async () => {
    database = await open();
    await fill(database);
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
      select 6000 + n, 101, 'ORD-' || n from generate_series(10, 40) n`.execute(database.db);
    server = await startAuditServer(database);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const find = async (user: User, query: string) => {
    const answer = await (await server.as(user))('searchRecords', { query });
    return statusList(FoundRecord, answer, 'action searchRecords').list.map(
      ({ type, reference }) => `${type} ${reference}`,
    );
  };

  it('API-41 finds records of every kind by a part of what they are called', async () => {
    const all = {
      'kg-10': 'booking BKG-1001',
      'SHP-': 'shipment SHP-2001',
      quo: 'quote QUO-3001',
      'sn-2': 'styleNumber SN-2',
      northf: 'company Northfold',
    };
    for (const [query, expected] of Object.entries(all))
      assert.ok((await find('importer', query)).includes(expected), query);
  });

  it('API-41, D-15 finds only what the caller may see', async () => {
    assert.deepEqual(await find('importer', 'BKG-'), ['booking BKG-1002', 'booking BKG-1001']);
    assert.deepEqual(await find('agent', 'BKG-'), ['booking BKG-1002']);
    assert.deepEqual(await find('switched', 'BKG-'), ['booking BKG-1003']);
    assert.equal((await find('admin', 'BKG-')).length, 3);
    assert.deepEqual(await find('other', 'PO-1'), ['purchaseOrder PO-1']);
    assert.deepEqual(await find('other', 'ORD-1'), []);
    assert.deepEqual(await find('other', 'Northfold'), []);
  });

  it('API-41 finds a record by its exact id, also a short one', async () => {
    assert.deepEqual(await find('importer', '3001'), ['quote QUO-3001']);
    assert.deepEqual(await find('importer', '2'), ['company Jetty']);
    assert.deepEqual(await find('other', '1001'), []);
    assert.deepEqual(await find('importer', '99999999999999999999'), []);
  });

  it('API-41 answers a few of a kind, the exact one first', async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
      values (6001, 101, 'ORD-1')`.execute(database.db);
    const found = await find('importer', 'ord-1');
    assert.equal(found.length, 5);
    assert.equal(found[0], 'purchaseOrder ORD-1');
  });

  it('API-41, D-13 takes the query as text to look for and nothing else', async () => {
    for (const query of [
      '%%%',
      '___',
      "'; drop table booking; --",
      '{ allBooking { results { id } } }',
      '\\\\\\',
    ])
      assert.deepEqual(await find('admin', query), [], query);
    assert.equal((await find('admin', 'BKG-')).length, 3);
  });

  it('API-41, D-13 says that a search is too short, with an unsuccessful status', async () => {
    const act = await server.as('importer');
    const answer = await act('searchRecords', { query: 'ab' });
    assert.deepEqual(statusList(v.unknown(), answer, 'x'), {
      list: [],
      problem: 'Type at least 3 characters, or an id.',
    });
  });

  it('API-41 refuses links, the tools’ scope, and what is no text', async () => {
    const link = await server.link({ recordType: 'entity', recordId: 101, role: 'admin' });
    for (const act of [link, await server.service()])
      await refused(act('searchRecords', { query: 'BKG' }), ...FORBIDDEN);
    const act = await server.as('importer');
    await refused(act('searchRecords', { query: 7 }), 422, 'query must be text.');
    await refused(act('searchRecords', { query: 'a\0b' }), 422, /control character/);
    await refused(act('searchRecords', { query: 'x'.repeat(101) }), 422, /longer than 100/);
  });
});

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
    await sql`insert into invoice (id, reference, customer_id, issued_on, due_on) values
      (7001, 'INV-7001', 101, '2026-01-01', '2026-02-01'), (7002, 'INV-7002', 102, '2026-01-01', '2026-02-01')`.execute(
      database.db,
    );
    await sql`insert into invoice_entry (id, invoice_id, kind, currency, amount, entered_on, created_by) values
      (12, 7001, 'credit', 'USD', 1, '2026-01-02', 'Ada'), (13, 7001, 'payment', 'USD', 1, '2026-01-02', 'Ada')`.execute(
      database.db,
    );
    await sql`update shipment set transport_document = 'MAEU9912345' where id = 2001`.execute(database.db);
    await sql`insert into booking_request (booking_id, load, cargo_ready_on, requested_by, carrier_reference)
      values (1001, 'FCL', '2026-01-02', 'Ada', 'SLN0012345')`.execute(database.db);
    await sql`insert into container (shipment_id, position, number, size_type) values
      (2001, 0, 'MSKU1234565', '45G1'), (2001, 1, 'MSKU7654320', '45G1')`.execute(database.db);
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

  it('API-41 D-150 signs that look alike make no difference', async () => {
    for (const query of ['ord\u201127', 'ORD\u201327', 'ＯＲＤ－２７', 'ord\u00ad-2\u200b7'])
      assert.deepEqual(await find('importer', query), ['purchaseOrder ORD-27'], query);
    assert.ok((await find('importer', 'BKG\u20131001')).includes('booking BKG-1001'));
    assert.ok((await find('importer', 'ｎｏｒｔｈｆ')).includes('company Northfold'));
  });

  it('API-41 MOD-13 finds ports and airports by name, code and with a typo, for everybody', async () => {
    await sql`insert into country (id, code, company_name) values (901, 'XA', 'Anywhere')`.execute(
      database.db,
    );
    await sql`insert into port (id, scac_code, company_name, country_id) values (9001, 'CNSHA', 'Shanghai', 901)`.execute(
      database.db,
    );
    await sql`insert into airport (id, code, city, city_iden, airport_name, country_id)
      values (9002, 'PVG', 'Shanghai', 'SHA', 'Pudong', 901)`.execute(database.db);
    for (const query of ['shanghai', 'shangahi'])
      assert.deepEqual(await find('other', query), ['port Shanghai', 'airport Shanghai'], query);
    assert.deepEqual(await find('other', 'cnsha'), ['port Shanghai']);
    assert.deepEqual(await find('other', 'pvg'), ['airport Shanghai']);
    await sql`update port set words = '上海; Schanghai' where id = 9001`.execute(database.db);
    for (const query of ['上海', 'schanghai'])
      assert.deepEqual(await find('other', query), ['port Shanghai'], query);
    assert.deepEqual(await find('other', 'sh'), [], 'two letters are no name');
    await sql`delete from port where id = 9001`.execute(database.db);
    await sql`delete from airport where id = 9002`.execute(database.db);
  });

  it('API-41, D-15 finds a credit note by its number, with the invoice that it is of, for those who see that', async () => {
    const answer = await (await server.as('importer'))('searchRecords', { query: 'cn-2026-000012' });
    assert.deepEqual(statusList(FoundRecord, answer, 'action searchRecords').list, [
      { type: 'creditNote', id: 12, reference: 'CN-2026-000012', detail: 'INV-7001', invoiceId: 7001 },
    ]);
    assert.deepEqual(await find('admin', 'CN-2026'), ['creditNote CN-2026-000012']);
    for (const user of ['agent', 'other'] as const) assert.deepEqual(await find(user, 'CN-2026'), []);
  });

  it('API-41, D-15 finds invoices, and shipments by their containers and transport document, for their parties alone', async () => {
    assert.deepEqual(await find('importer', 'inv-'), ['invoice INV-7001']);
    assert.deepEqual(await find('agent', 'INV-7001'), []);
    assert.equal((await find('admin', '7002'))[0], 'invoice INV-7002');
    assert.deepEqual(await find('importer', 'msku1234565'), ['container MSKU1234565']);
    for (const divided of ['MSKU 123456-5', 'msku 1234565', 'MSKU-123456-5', 'MSKU 123.456.5'])
      assert.deepEqual(await find('importer', divided), ['container MSKU1234565'], divided);
    assert.equal((await find('importer', 'MSKU')).length, 2);
    assert.deepEqual(await find('importer', '99123'), ['transportDocument MAEU9912345']);
    assert.deepEqual(await find('importer', 'sln0012345'), ['carrierReference SLN0012345']);
    for (const foreign of ['MSKU1234565', 'SLN0012345']) assert.deepEqual(await find('other', foreign), []);
    assert.deepEqual(await find('other', 'MAEU9912345'), []);
  });

  it('API-41, D-101 finds people by name and email for admins of the provider alone', async () => {
    const { rows } = await sql<{ email: string; name: string }>`
      select email, concat_ws(' ', first_name, last_name) as name from web_user where id = 3`.execute(
      database.db,
    );
    const [{ email, name }] = rows as [{ email: string; name: string }];
    assert.ok((await find('admin', email)).includes(`webUser ${name || email}`));
    assert.deepEqual(
      (await find('importer', email)).filter((one) => one.startsWith('webUser')),
      [],
    );
  });

  it('API-41 what is called exactly so comes first, whatever its kind', async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers) values (6002, 101, 'BKG-100')`.execute(
      database.db,
    );
    assert.equal((await find('importer', 'bkg-100'))[0], 'purchaseOrder BKG-100');
    await sql`delete from purchase_order where id = 6002`.execute(database.db);
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

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AIR,
  type Answer,
  type ChargesClient,
  type ChargesServer,
  FCL,
  fclLine,
  fill,
  line,
  MANIFEST,
  OTHER_MANIFEST,
  startChargesServer,
} from './charges-server.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  let admin: ChargesClient;
  let agent: ChargesClient;
  let importer: ChargesClient;
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  before(async () => {
    database = await open();
    await fill(database);
    await run(`insert into country (id, code, company_name) values (1, 'XX', 'Testland')`);
    await run(
      `insert into port (id, scac_code, company_name, country_id) values (1, 'A1', 'Alpha', 1), (2, 'B2', 'Beta', 1)`,
    );
    await run(`insert into quote_request (quote_id, origin_port_id, destination_port_id, ship_on, containers,
      commodity, incoterm) values (3001, 1, 2, '2026-12-01', '2 x 40HC, 1 x 20GP', 'Ceramic tiles', 'FOB')`);
    await run(`insert into shipment (id, reference, company_id, mode, status, origin_port_id, destination_port_id, weight_kg,
      volume_cbm, created_at) values (2001, 'S1', 101, 'Ocean', 'Booked', 2, 1, 1200.5, 8, now())`);
    await run(`update manifest set shipment_id = 2001`);
    server = await startChargesServer(database);
    [admin, agent, importer] = await Promise.all([
      server.as('admin'),
      server.as('agent'),
      server.as('importer'),
    ]);
  });
  beforeEach(async () => {
    await run('delete from charge_sheet');
    await run('delete from audit_log');
    await run(`update quote set status = 'Open', answered_at = null, valid_until = null`);
    await run(`update manifest set status = 'Open'`);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const told = async () =>
    (await importer.notifications()).results.map(({ action, changes }: Answer) => [
      action,
      changes.find(({ field }: Answer) => field === 'decided')?.after ?? null,
    ]);

  test('CHG-01 a quote comes with the lane and cargo that it was asked for', async () => {
    const { record } = await agent.load(FCL);
    assert.deepEqual(
      [record.mode, record.origin, record.destination, record.containers, record.weightKg],
      ['Ocean', 'Alpha', 'Beta', '2 x 40HC, 1 x 20GP', null],
    );
  });

  test('CHG-01 a quote comes with the day, the goods and the term that it was asked for', async () => {
    const facts = ({ record: { shipOn, commodity, incoterm } }: Answer) => [shipOn, commodity, incoterm];
    assert.deepEqual(facts(await agent.load(FCL)), ['2026-12-01', 'Ceramic tiles', 'FOB']);
    assert.deepEqual(facts(await admin.load(MANIFEST)), [null, null, null]);
  });

  test('CHG-01 a manifest comes with those of its shipment, for whoever may see that', async () => {
    const { record } = await admin.load(MANIFEST);
    assert.deepEqual(
      [record.mode, record.origin, record.destination, record.weightKg, record.volumeCbm],
      ['Ocean', 'Beta', 'Alpha', '1200.5', '8'],
    );
    const other = await server.as('otherAgent');
    assert.equal((await other.load(OTHER_MANIFEST)).record.origin, null);
  });

  test('MOD-10 load and save say what was decided, and when', async () => {
    await run(`update quote set status = 'Accepted', answered_at = '2026-03-04T10:00:00Z' where id = 3001`);
    await run(`update quote set valid_until = '2026-01-31' where id = 3002`);
    await run(`update manifest set status = 'Closed'`);
    const facts = ({ record: { status, statusOn } }: Answer) => [status, statusOn];
    assert.deepEqual(facts(await agent.load(FCL)), ['Accepted', '2026-03-04']);
    assert.deepEqual(facts(await agent.load(AIR)), ['Expired', '2026-01-31']);
    assert.deepEqual(facts(await agent.save(AIR, [line()])), ['Expired', '2026-01-31']);
    assert.deepEqual(facts(await agent.load(MANIFEST)), ['Closed', null]);
  });

  test('MOD-09 a manifest was invoiced for those who see invoices; an agent knows it as closed', async () => {
    await run(`update manifest set status = 'Closed'`);
    await run(`insert into invoice (id, reference, customer_id, manifest_id, issued_on, due_on)
      values (1, 'I1', 101, 4001, '2026-05-06', '2026-06-06')`);
    await run(`insert into invoice_total (invoice_id, currency, amount) values (1, 'USD', 10)`);
    const { record } = await admin.load(MANIFEST);
    assert.deepEqual([record.status, record.statusOn], ['Invoiced', '2026-05-06']);
    assert.equal((await agent.load(MANIFEST)).record.status, 'Closed');
    await run('delete from invoice');
  });

  test('MOD-10 the customer of a quote is told of its charges once it is issued, and not while they are drafted', async () => {
    await run(`update quote set status = 'Requested' where id = 3001`);
    await agent.save(FCL, [fclLine()]);
    assert.deepEqual(await told(), []);
    assert.deepEqual(
      (await admin.notifications()).results.map(({ action }: Answer) => action),
      ['saveCharges'],
    );
    await run(`update quote set status = 'Open' where id = 3001`);
    await agent.save(FCL, [fclLine({ totalPrice: 95 })]);
    assert.deepEqual(await told(), [['saveCharges', null]]);
  });

  test('MOD-10 that charges of an expired quote or a closed manifest were changed is told as such; a save without a change isn’t', async () => {
    await run(`update quote set valid_until = '2026-01-31' where id = 3001`);
    await run(`update manifest set status = 'Closed'`);
    await agent.save(FCL, [fclLine()]);
    await agent.save(FCL, [fclLine()]);
    await agent.save(MANIFEST, [line({ currency: null })]);
    assert.deepEqual(await told(), [
      ['saveCharges', 'Closed'],
      ['saveCharges', 'Expired'],
    ]);
  });
});

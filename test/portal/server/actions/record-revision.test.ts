import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { Refused } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { ADMIN, IMPORTER } from '../auth/test-accounts.ts';
import { type EntityServer, type Person, startEntityServer } from './entity/entity-server.ts';

const BOOKING = { type: 'booking', id: 1001 } as const;
const SHIPMENT = { type: 'shipment', id: 2001 } as const;

/** Model of the data API, table, id, and an update of any column. */
const RECORDS = [
  ['Booking', 'booking', 1001, `status = 'Closed'`],
  ['Shipments', 'shipment', 2001, `status = 'Closed'`],
  ['Quote', 'quote', 3001, `status = 'Closed'`],
  ['Manifest', 'manifest', 4001, `status = 'Closed'`],
  ['RouteSubscription', 'route_subscription', 1, 'destination_port_id = 13'],
] as const;

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let admin: Person;
  let importer: Person;
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    for (const statement of [
      `insert into route_subscription (id, entity_id, origin_port_id, destination_port_id) values (1, 101, 11, 12)`,
      `insert into purchase_order (id, order_purchaser_id, order_numbers) values (5001, 101, 'PO-1'), (5002, 101, 'PO-2')`,
      `insert into style_number (id, company_id, style_number) values (7001, 101, 'SN-1')`,
      `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Fee', 'FEE', 'Charge')`,
    ])
      await sql.raw(statement).execute(database.db);
    admin = await server.signIn(ADMIN);
    importer = await server.signIn(IMPORTER);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  async function revisionOf(model: string, id: number): Promise<number> {
    const { one } = await admin.query(`{ one: one${model}(where: { id: { eq: ${id} } }) { revision } }`);
    return one.revision;
  }
  const link = (on: object, selectedPOs: number[], more: object = {}) =>
    importer.act('linkPurchaseOrders', { ...on, selectedPOs, ...more });

  for (const [model, table, id, change] of RECORDS)
    test(`D-19 the data API shows the revision of ${model}, which begins with 1 and goes up with every write`, async () => {
      assert.equal(await revisionOf(model, id), 1);
      for (const revision of [2, 3]) {
        await sql.raw(`update ${table} set ${change} where id = ${id}`).execute(database.db);
        assert.equal(await revisionOf(model, id), revision);
      }
      // Not even who tries to sets it back.
      await sql.raw(`update ${table} set revision = 1 where id = ${id}`).execute(database.db);
      assert.equal(await revisionOf(model, id), 4);
    });

  for (const [model, record] of [
    ['Booking', BOOKING],
    ['Shipments', SHIPMENT],
  ] as const)
    test(`API-30 API-32 orders and style numbers that change raise the revision of ${model}, a save of the same doesn’t`, async () => {
      const before = await revisionOf(model, record.id);
      await link(record, [5001]);
      assert.equal(await revisionOf(model, record.id), before + 1);
      const save = () =>
        importer.act('savePurchaseOrders', { ...record, purchaseOrder: [{ id: 5001, selectedSN: [7001] }] });
      await save();
      assert.equal(await revisionOf(model, record.id), before + 2);
      await save();
      await link(record, [5001]);
      assert.equal(await revisionOf(model, record.id), before + 2);
    });

  test('API-52 saved charges raise the revision of their quote or manifest', async () => {
    const charges = [
      { chargeType: 1, unitCode: 'EA', currency: 'USD', quantity: 1, unitCost: 5, totalPrice: 5 },
    ].map((line) => ({ ...line, minimumPrice: null, comments: '' }));
    for (const [model, recordId, featureType] of [
      ['Quote', 3001, 'freight_charges'],
      ['Manifest', 4001, 'manifests_charges'],
    ] as const) {
      const before = await revisionOf(model, recordId);
      await admin.act('saveCharges', { recordId, featureType, role: 'admin', revision: 0, charges });
      assert.equal(await revisionOf(model, recordId), before + 1);
    }
  });

  test('D-151 a quote is not accepted at a price that was read before its charges changed', async () => {
    await sql.raw(`update quote set status = 'Open' where id = 3001`).execute(database.db);
    const read = await revisionOf('Quote', 3001);
    const { revision: ofCharges } = await admin.act('loadCharges', {
      ...{ recordId: 3001, featureType: 'freight_charges', role: 'admin' },
    });
    const line = { chargeType: 1, unitCode: 'EA', currency: 'USD', quantity: 1, unitCost: 9, totalPrice: 9 };
    await admin.act('saveCharges', {
      ...{ recordId: 3001, featureType: 'freight_charges', role: 'admin', revision: ofCharges },
      charges: [{ ...line, minimumPrice: null, comments: '' }],
    });
    await assert.rejects(importer.act('acceptQuote', { quoteId: 3001, revision: read }), (error) => {
      assert.ok(error instanceof Refused);
      assert.deepEqual([error.status, error.code], [409, 'stale_revision']);
      return true;
    });
  });

  test('D-19 a save that names an older revision is refused with 409 and its reason, and changes nothing', async () => {
    await link(BOOKING, [5001]);
    const read = await revisionOf('Booking', BOOKING.id);
    await link(BOOKING, [5001, 5002], { revision: read });
    await assert.rejects(link(BOOKING, [], { revision: read }), (error) => {
      assert.ok(error instanceof Refused);
      assert.deepEqual([error.status, error.code], [409, 'stale_revision']);
      return true;
    });
    const { purchaseOrders } = await link(BOOKING, [], { knownPOs: [] });
    assert.equal(purchaseOrders.length, 2);
    assert.equal(await revisionOf('Booking', BOOKING.id), read + 1);
  });

  test('D-19 of two that save at once from the same revision one is refused', async () => {
    await link(BOOKING, []);
    const revision = await revisionOf('Booking', BOOKING.id);
    const answers = await Promise.allSettled([
      link(BOOKING, [5001], { revision }),
      link(BOOKING, [5002], { revision }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal(await revisionOf('Booking', BOOKING.id), revision + 1);
  });
});

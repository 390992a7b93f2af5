import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { type ChargedRecord, RecordCharges } from '../../../../../shared/contract/record-charges.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { storeRates } from '../../base-rates/base-rate-rows.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { fillReports } from '../reports/report-rows.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let other: UserCaller;
  let agent: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fillReports(database);
    await sql`update shipment set departed_on = '2026-03-10' where id = 1`.execute(database.db);
    await sql`insert into invoice (id, reference, customer_id, shipment_id, manifest_id, issued_on, due_on)
      values (31, 'INV-31', 101, 1, 21, '2026-03-20', '2026-04-20')`.execute(database.db);
    await sql`insert into link_token (id, record_type, record_id, role, expires_at) values
      ('00000000-0000-4000-8000-000000000001', 'shipment', 1, 'user', now() + interval '1 day')`.execute(
      database.db,
    );
    importer = await signIn(database, 101);
    other = await signIn(database, 102);
    agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());

  const chargesOf = async (caller: Caller, record: ChargedRecord) =>
    v.parse(RecordCharges, await actionsOn(database).act('recordCharges', record, { caller }));
  const charges = (caller: Caller, recordId: number) =>
    chargesOf(caller, { recordType: 'shipment', recordId });

  test('MOD-02 D-120 the provider sees cost and price of each list, by currency and never added', async () => {
    const { lists, totals } = await charges(admin, 1);
    assert.deepEqual(
      lists.map(({ reference, feature, lines, totals }) => [reference, feature, lines.length, totals]),
      [
        [
          'Q1',
          'freight_charges',
          3,
          [
            { currency: 'CAD', cost: '200.00', price: '220.00' },
            // The minimum of 50 counts in place of 10, and each line is rounded: 110.06 and 55.00.
            { currency: 'USD', cost: '150.05', price: '165.06' },
          ],
        ],
        ['M1', 'manifests_charges', 1, [{ currency: null, cost: '300.00', price: '330.00' }]],
      ],
    );
    assert.deepEqual(
      lists[0]!.lines.map(({ isMinimum }) => isMinimum),
      [false, true, false],
    );
    assert.deepEqual(
      totals.map(({ currency, price }) => [currency, price]),
      [
        ['CAD', '220.00'],
        ['USD', '165.06'],
      ],
      'the quote alone, as reports count it: a manifest may charge the same again (MOD-17)',
    );
  });

  test('D-120 D-142 customers see the price alone and agents the cost, with the quotes that were accepted', async () => {
    const sold = await charges(importer, 1);
    assert.deepEqual(sold.totals[0], { currency: 'CAD', cost: null, price: '220.00' });
    assert(!JSON.stringify(sold).includes('200.00'), 'no cost on its way to a customer');
    const bought = await charges(agent, 2);
    assert.deepEqual(
      bought.lists.map(({ reference, totals }) => [reference, totals]),
      [['Q2', [{ currency: 'USD', cost: '1000.00', price: null }]]],
    );
    // A shipment that the caller's company handles without the role of an agent.
    assert.deepEqual((await charges({ ...agent, roles: ['User'] }, 2)).lists, []);
    assert.deepEqual((await charges(importer, 4)).lists, []);
  });

  test('MOD-09 says which invoice bills a manifest to those who see invoices', async () => {
    const invoicesOf = async (caller: Caller, id: number) =>
      (await charges(caller, id)).lists.map(({ invoices }) => invoices);
    const billed = [{ id: 31, reference: 'INV-31' }];
    assert.deepEqual(await invoicesOf(admin, 1), [null, billed]);
    assert.deepEqual(await invoicesOf(importer, 1), [null, billed]);
    assert.deepEqual(await invoicesOf(agent, 2), [null]);
    await sql`update invoice set manifest_id = null`.execute(database.db);
    assert.deepEqual(await invoicesOf(importer, 1), [null, []]);
    await sql`update invoice set manifest_id = 21`.execute(database.db);
  });

  test('MOD-09 a manifest of its own: what it charges, to those who see the manifest', async () => {
    const ofManifest = (caller: Caller, recordId = 21) =>
      chargesOf(caller, { recordType: 'manifest', recordId });
    const { lists, totals, rates } = await ofManifest(importer);
    assert.deepEqual(
      lists.map(({ reference, lines }) => [reference, lines.length]),
      [['M1', 1]],
    );
    assert.deepEqual([totals, rates], [[{ currency: null, cost: null, price: '330.00' }], null]);
    await refused(ofManifest(other), 403, /access/i);
    await refused(ofManifest(importer, 999_999), 403, /access/i);
  });

  test('D-142 shows admins of the provider the base rates of lane, carrier and day of sailing, and nobody else', async () => {
    const [counts] = await storeRates(
      database,
      { carrier_id: 201 },
      { carrier_id: 202 },
      { carrier_id: 201, destination_port_id: 3 },
      { carrier_id: 201, source: 'External', external_source: 'X', valid_from: '2026-03-11' },
    );
    const { rates } = await charges(admin, 1);
    assert.equal(rates?.day, '2026-03-10');
    assert.deepEqual(
      rates.found.map(({ id, validTo }) => [id, validTo]),
      [[counts, '2026-12-31']],
    );
    for (const caller of [importer, { ...agent, entityId: 101 }, { ...admin, entityId: 101, seesAll: false }])
      assert.equal((await charges(caller, 1)).rates, null);
    // By the plan where it hasn't sailed; none by air.
    assert.equal((await charges(admin, 3)).rates?.day, '2026-04-10');
    assert.equal((await charges(admin, 6)).rates, null);
  });

  test('MOD-10 a quote offers its customer prices once it is issued, and is priced for those who write it before', async () => {
    const quote = { recordType: 'quote', recordId: 11 } as const;
    const listsOf = async (caller: Caller) =>
      (await chargesOf(caller, quote)).lists.map(({ totals }) => totals);
    const price = [
      { currency: 'CAD', cost: null, price: '220.00' },
      { currency: 'USD', cost: null, price: '165.06' },
    ];
    for (const [status, seen] of [
      ['Open', [price]],
      ['Requested', []],
      ['Accepted', [price]],
    ] as const) {
      await sql`update quote set status = ${status} where id = 11`.execute(database.db);
      assert.deepEqual(await listsOf(importer), seen, status);
      assert.equal((await listsOf(admin))[0]?.[0]?.cost, '200.00');
    }
    assert.equal((await chargesOf(admin, quote)).rates, null);
    await refused(chargesOf(other, quote), 403, /access/i);
    await refused(chargesOf(link('quote', 11), quote), 403, /access/i);
  });

  test('MOD-02 MOD-17 says what the invoices of a shipment bill without credits, and what is open, to those who see invoices', async () => {
    const { db } = database;
    await sql`insert into invoice (id, reference, customer_id, shipment_id, issued_on, due_on) values
      (32, 'INV-32', 101, 1, '2026-03-21', '2026-04-21'), (33, 'INV-33', 101, 1, '2026-03-22', '2026-04-22'),
      (34, 'INV-34', 102, 1, '2026-03-23', '2026-04-23')`.execute(db);
    // The third one is credited in full, the fourth bills another company.
    await sql`insert into invoice_total (invoice_id, currency, amount, paid_amount, credited_amount) values
      (31, 'USD', 100, 40, 10), (32, 'USD', 50.50, 0, 0), (32, 'KWD', 1.234, 0, 0), (33, 'EUR', 70, 0, 70),
      (34, 'USD', 5, 0, 0)`.execute(db);
    const billed = async (caller: Caller, id: number) => (await charges(caller, id)).billed;
    assert.deepEqual(await billed(importer, 1), [
      { currency: 'KWD', amount: '1.234', owed: '1.234' },
      { currency: 'USD', amount: '140.50', owed: '100.50' },
    ]);
    assert.deepEqual((await billed(admin, 1))?.at(-1), { currency: 'USD', amount: '145.50', owed: '105.50' });
    assert.deepEqual(await billed(agent, 2), []);
    assert.deepEqual((await chargesOf(admin, { recordType: 'manifest', recordId: 21 })).billed, []);
  });

  test('D-15 a foreign shipment is refused as an unknown one is, and so are links and the tools’ own scope', async () => {
    const answers = [];
    for (const [caller, id] of [
      [other, 1],
      [other, 999_999],
      [agent, 1],
      [link('shipment', 1), 1],
      [link('entity', 101), 1],
      [service, 1],
    ] as const)
      answers.push(
        await charges(caller, id).then(
          () => 'seen',
          (error: Error & { status: number }) => `${error.status} ${error.message}`,
        ),
      );
    assert.deepEqual(answers, Array(6).fill(answers[0]));
    assert.match(answers[0]!, /^403 /);
    await refused(
      actionsOn(database).act('recordCharges', { recordType: 'shipment', recordId: 'x' }, { caller: admin }),
      422,
      /recordId/,
    );
  });
});

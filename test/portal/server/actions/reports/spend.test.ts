import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { figuresOf } from '../../../../../portal/server/actions/reports/figures.ts';
import type { UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { Figures, ReportAnswer } from '../../../../../shared/contract/reports.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { planOf } from '../../base-rates/plan-of.ts';
import { actionsOn, signIn } from '../order-records.ts';
import { fillReports, PLACE } from './report-rows.ts';
import { fillSpend } from './spend-rows.ts';

const AUTUMN = { mode: 'ocean', from: '2026-10', to: '2026-11' };

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let agent: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fillReports(database);
    await fillSpend(database);
    importer = await signIn(database, 101);
    agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());

  const report = async (caller: UserCaller, input: object = {}) =>
    (await actionsOn(database).act('reportShipments', { ...AUTUMN, ...input }, { caller })) as ReportAnswer;
  const spendOf = ({ spend, charged }: Figures) => [
    charged,
    Object.fromEntries(spend.map((one) => [one.currency, one.amount])),
  ];
  const onLane = async (caller: UserCaller, origin: number, destination: number) =>
    spendOf((await report(caller, { origin, destination })).totals);

  test('MOD-17 spend is what was billed, beside which nothing that was agreed or charged is added', async () => {
    const { lanes } = await report(importer);
    const [billed] = lanes.filter(({ destination }) => destination?.id === PLACE.losAngeles);
    // Two invoices of one shipment, one of a shipment with a quote and a manifest besides, and 9,000 less 900 credited.
    assert.deepEqual(spendOf(billed!.figures), [3, { EUR: '40.00', USD: '25748.00' }]);
  });

  test('MOD-17 spend is what was agreed where nothing is billed, and else what the manifest charges', async () => {
    // A quote of 100, one of 200 whose invoice is cancelled, both with the uplift; a manifest; one shipment has nothing.
    assert.deepEqual(await onLane(importer, PLACE.shanghai, PLACE.hamburg), [
      3,
      { USD: '330.00', null: '609.54' },
    ]);
  });

  test('MOD-17 D-15 an invoice counts for whom it bills and for the provider alone', async () => {
    const billed = async (caller: UserCaller) => spendOf((await report(caller)).totals);
    assert.deepEqual(await billed(importer), [6, { EUR: '40.00', USD: '26078.00', null: '609.54' }]);
    // 77 more, that another company is billed for one of these shipments.
    assert.deepEqual(await billed(admin), [6, { EUR: '40.00', USD: '26155.00', null: '609.54' }]);
    // The cost of an accepted quote, and of no manifest besides.
    assert.deepEqual(await billed(agent), [1, { USD: '1000.00' }]);
  });

  test('MOD-17 spend is looked up by shipment, however many invoices, quotes and manifests there are', async () => {
    const { db } = database;
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at)
      select 10000 + n, 'V' || n, case when n % 100 = 0 then 101 else 102 end, 'Ocean', 'Booked',
        timestamptz '2016-01-01T00:00:00Z' + n * interval '4 hours'
      from generate_series(1, 20000) n`.execute(db);
    await sql`insert into invoice (id, reference, customer_id, shipment_id, issued_on, due_on)
      select id, reference, company_id, id, '2026-01-01', '2026-01-31' from shipment
      where reference like 'V%'`.execute(db);
    await sql`insert into invoice_total (invoice_id, currency, amount)
      select id, 'USD', 100 from invoice where reference like 'V%'`.execute(db);
    await sql`insert into quote (id, reference, customer_id, shipment_id, mode, container_type, status, created_at)
      select id, reference, company_id, id, 'Ocean', 'FCL', 'Accepted', created_at from shipment
      where reference like 'V%'`.execute(db);
    await sql`insert into manifest (id, reference, customer_id, shipment_id, status, created_at)
      select id, reference, company_id, id, 'Open', created_at from shipment where reference like 'V%'`.execute(
      db,
    );
    for (const table of ['shipment', 'invoice', 'invoice_total', 'quote', 'manifest'])
      await sql`analyze ${sql.table(table)}`.execute(db);
    const all = { mode: 'ocean', carrier: null, customer: null, origin: null, destination: null } as const;
    const reported = { ...all, since: '2024-06-01T00:00:00Z', until: '2026-06-01T00:00:00Z' };
    for (const caller of [importer, agent, admin]) {
      const plan = await planOf(database, (trx) =>
        figuresOf(trx, caller, { reported, bars: { lanes: [], carriers: [], customers: [] } }),
      );
      assert.equal(plan.includes('invoice_by_shipment'), caller !== agent, plan);
      assert.ok(!/Seq Scan on (invoice|invoice_total|quote|manifest)\b/.test(plan), plan);
    }
  });
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { figuresOf } from '../../../../../portal/server/actions/reports/figures.ts';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { Figures, ReportAnswer } from '../../../../../shared/contract/reports.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { planOf } from '../../base-rates/plan-of.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { CARRIER, fillReports, PLACE } from './report-rows.ts';

const SPRING = { mode: 'ocean', from: '2026-03', to: '2026-05' };

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let other: UserCaller;
  let agent: UserCaller;
  let agentsClerk: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fillReports(database);
    importer = await signIn(database, 101);
    other = await signIn(database, 102);
    agentsClerk = await signIn(database, 2);
    agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());

  const report = async (caller: Caller, input: object = {}) =>
    (await actionsOn(database).act('reportShipments', { ...SPRING, ...input }, { caller })) as ReportAnswer;
  const spendOf = ({ spend }: Figures) => Object.fromEntries(spend.map((one) => [one.currency, one.amount]));

  test('MOD-17 counts shipments, containers, volumes and transit of the period, and compares with the one before', async () => {
    const { totals, before: earlier } = await report(importer);
    const { plannedDays, actualDays, spend, ...counts } = totals;
    assert.deepEqual(counts, {
      ...{ shipments: 4, containers: 3, teu: 5.25, weightKg: 3500, volumeCbm: 35.5 },
      ...{ arrived: 2, onTime: 1, charged: 2 },
    });
    assert.deepEqual([plannedDays, actualDays], [15, 17.25]);
    assert.deepEqual([earlier.shipments, earlier.weightKg, earlier.plannedDays], [1, 100, null]);
  });

  test('MOD-17 tells months, lanes and carriers apart, also those that a shipment has not', async () => {
    const { months, lanes, carriers } = await report(importer);
    assert.deepEqual(
      months.map(({ month, figures }) => [month, figures.shipments]),
      [
        ['2026-03', 3],
        ['2026-04', 0],
        ['2026-05', 1],
      ],
    );
    assert.deepEqual(
      lanes.map(({ origin, destination, figures }) => [origin?.code, destination?.name, figures.shipments]),
      [
        ['CNSHA', 'Los Angeles', 2],
        [undefined, undefined, 1],
        ['CNSHA', 'Hamburg', 1],
      ],
    );
    assert.deepEqual(
      carriers.map(({ carrier, figures }) => [carrier?.name, figures.shipments]),
      [
        ['First Line', 2],
        [undefined, 1],
        ['Second Line', 1],
      ],
    );
  });

  test('MOD-17 a filter narrows all but the comparison that it was chosen in', async () => {
    const ofCarrier = await report(importer, { carrier: CARRIER.second });
    assert.equal(ofCarrier.totals.shipments, 1);
    assert.deepEqual(
      ofCarrier.lanes.map(({ destination }) => destination?.id),
      [PLACE.hamburg],
    );
    assert.deepEqual(
      ofCarrier.carriers.map(({ carrier }) => carrier?.id),
      [CARRIER.second, CARRIER.first, undefined],
    );
    const ofLane = await report(importer, { origin: PLACE.shanghai, destination: PLACE.losAngeles });
    assert.deepEqual([ofLane.totals.shipments, ofLane.lanes.length, ofLane.carriers.length], [2, 3, 1]);
  });

  test('MOD-17 MOD-18 D-15 who sees several companies’ shipments compares them, and a filter by one narrows all the rest', async () => {
    const compared = ({ customers }: ReportAnswer) =>
      customers.map(({ customer, figures }) => [customer?.id, figures.shipments]);
    assert.deepEqual(compared(await report(admin)), [
      [101, 4],
      [102, 1],
    ]);
    assert.deepEqual(compared(await report(importer)), [[101, 4]]);
    const ofOther = await report(admin, { customer: 102 });
    assert.deepEqual([ofOther.totals.shipments, ofOther.lanes.length, ofOther.carriers.length], [1, 1, 1]);
    assert.deepEqual(compared(ofOther), [
      [102, 1],
      [101, 4],
    ]);
    const foreign = await report(importer, { customer: 102 });
    assert.deepEqual([foreign.totals.shipments, compared(foreign)], [0, [[101, 4]]]);
  });

  test('MOD-18 shipments by air are another report, between airports', async () => {
    const { totals, lanes } = await report(importer, { mode: 'air' });
    assert.deepEqual([totals.shipments, lanes[0]?.origin], [1, { id: 1, code: 'PVG', name: 'Shanghai' }]);
  });

  test('MOD-17 many lanes are the busiest ones and the rest, which add up', async () => {
    await sql`insert into port (id, scac_code, company_name, country_id)
      select 1000 + n, 'XX' || (100 + n), 'Port ' || n, 1 from generate_series(1, 120) n`.execute(
      database.db,
    );
    await sql`insert into shipment (id, reference, company_id, mode, status, origin_port_id, destination_port_id, created_at)
      select 1000 + n, 'L' || n, 102, 'Ocean', 'Booked', 1000 + n, 1, '2025-06-10T12:00:00Z'
      from generate_series(1, 120) n`.execute(database.db);
    const { lanes } = await report(other, { from: '2025-06', to: '2025-06' });
    assert.equal(lanes.filter(({ isRest }) => isRest).length, 1);
    assert.deepEqual([lanes.length, lanes.at(-1)?.isRest, lanes.at(-1)?.figures.shipments], [101, true, 20]);
    assert.equal(
      lanes.reduce((sum, { figures }) => sum + figures.shipments, 0),
      120,
    );
  });

  test('D-20 D-120 customers and admins see what is sold for in each currency, agents the cost of what they handle', async () => {
    assert.deepEqual(spendOf((await report(importer)).totals), {
      // 100.05 and the minimum of 50 with the uplift, and 1,000 without.
      ...{ USD: '1165.06', CAD: '220.00' },
    });
    const handled = (await report(agent)).totals;
    assert.deepEqual([handled.shipments, spendOf(handled)], [2, { USD: '8000.00' }]);
    assert.deepEqual(spendOf((await report(admin)).totals).USD, '8865.06');
    const clerks = (await report(agentsClerk)).totals;
    assert.deepEqual([clerks.shipments, clerks.charged, clerks.spend], [2, 0, []]);
  });

  test('D-15 everybody sees the shipments that the lists show, and a foreign id finds what an unknown one does', async () => {
    const seen = async (caller: UserCaller) => (await report(caller)).totals.shipments;
    assert.deepEqual([await seen(importer), await seen(other), await seen(admin)], [4, 1, 5]);
    const acting = { ...admin, seesAll: false, entityId: 102 };
    assert.equal(await seen(acting), 1);
    const asked = async (input: object) => JSON.stringify(await report(other, input));
    assert.equal(await asked({ carrier: 101 }), await asked({ carrier: 999_999 }));
    await sql`insert into link_token (id, record_type, record_id, role, expires_at)
      values ('00000000-0000-4000-8000-000000000001', 'shipment', 1, 'admin', now() + interval '1 day')`.execute(
      database.db,
    );
    for (const caller of [link('shipment', 1), service]) await refused(report(caller), 403, /./);
  });

  test('MOD-17 a period that is none is refused', async () => {
    for (const period of [
      { from: '2026-05', to: '2026-03' },
      { from: '2024-01', to: '2026-03' },
    ])
      await refused(report(importer, period), 422, /period of 1 to 24 months/);
    for (const strange of [{ from: '2026-13' }, { from: '2026' }, { to: '2026-03-01' }, { from: null }])
      await refused(report(importer, strange), 422, /./);
    await refused(report(importer, { mode: 'rail' }), 422, /./);
    await refused(report(importer, { carrier: -1 }), 422, /./);
  });

  test('MOD-17 a report reads the shipments of its time and company alone', async () => {
    const { db } = database;
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at)
      select 10000 + n, 'V' || n, case when n % 100 = 0 then 101 else 102 end, 'Ocean', 'Booked',
        timestamptz '2016-01-01T00:00:00Z' + n * interval '4 hours'
      from generate_series(1, 20000) n`.execute(db);
    // In parts: the triggers of milestones compare all rows of a statement with each other.
    for (let first = 10_001; first <= 30_000; first += 2_000)
      await sql`insert into milestone (shipment_id, position, event, planned_at)
        select id, place, event, created_at from shipment
        cross join (values (1, 'GTIN'), (2, 'DEPA'), (3, 'ARRI'), (4, 'DROP')) events (place, event)
        where id between ${first}::integer and ${first + 1_999}::integer`.execute(db);
    for (const table of ['shipment', 'milestone']) await sql`analyze ${sql.table(table)}`.execute(db);
    const all = { mode: 'ocean', carrier: null, customer: null, origin: null, destination: null } as const;
    const reported = { ...all, since: '2024-06-01T00:00:00Z', until: '2026-06-01T00:00:00Z' };
    const bars = { lanes: [], carriers: [], customers: [] };
    const planFor = (caller: UserCaller) =>
      planOf(database, (trx) => figuresOf(trx, caller, { reported, bars }));
    for (const [caller, index] of [
      [importer, 'shipment_reported_of_company'],
      [agent, 'shipment_reported_of_agent'],
      [admin, 'shipment_'],
    ] as const) {
      const plan = await planFor(caller);
      assert.ok(plan.includes(index) && plan.includes('milestone_of_voyage'), plan);
      assert.ok(!/Seq Scan on (shipment|milestone)/.test(plan), plan);
    }
  });
});

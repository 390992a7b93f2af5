import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { type RouteWanted, selectBaseRates } from '../../../../portal/server/base-rates/select-base-rates.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { fill } from '../auth/test-accounts.ts';
import { fillLanes, storeRates } from './base-rate-rows.ts';
import { planOf } from './plan-of.ts';

const LANE: RouteWanted = { origin: 1, discharge: null, destination: 2, carrier: null };

forEachDatabase((_name, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await fill(database);
    await fillLanes(database);
  });
  after(() => database.close());
  beforeEach(() => sql`truncate base_rate cascade`.execute(database.db));

  const find = async (routes: readonly RouteWanted[], days?: { from: string; to: string }) =>
    (await selectBaseRates(routes, { days, includeExternalRates: true }).execute(database.db)).rows;
  const idsOn = async (day: string, route: Partial<RouteWanted> = {}) =>
    (await find([{ ...LANE, ...route }], { from: day, to: day })).map(({ id }) => id).sort((a, b) => a - b);
  const store = (...rates: Parameters<typeof storeRates>[1][]) => storeRates(database, ...rates);

  test('D-64 a rate counts on its first and last day, and neither before nor after', async () => {
    const [rate] = await store({ valid_from: '2026-03-10', valid_to: '2026-03-20' });
    assert.deepEqual(await idsOn('2026-03-10'), [rate]);
    assert.deepEqual(await idsOn('2026-03-20'), [rate]);
    assert.deepEqual([await idsOn('2026-03-09'), await idsOn('2026-03-21')], [[], []]);
  });

  test('D-64 a rate that covers only a part of the days counts, and says on which', async () => {
    const [first, second] = await store(
      { valid_from: '2026-02-20', valid_to: '2026-03-05' },
      { valid_from: '2026-03-12', valid_to: '2026-05-31' },
      { valid_from: '2026-04-02', valid_to: '2026-04-10', kind: 'NAC' },
      { valid_to: '2026-02-28', kind: 'NAC' },
    );
    const found = await find([LANE], { from: '2026-03-01', to: '2026-03-31' });
    assert.deepEqual(
      found.map(({ id, validFrom, countsTo }) => [id, validFrom, countsTo]),
      [
        [second, '2026-03-12', '2026-05-31'],
        [first, '2026-02-20', '2026-03-05'],
      ],
    );
  });

  for (const [order, inOrder] of [
    ['in their order', (rates: object[]) => rates],
    ['the other way round', (rates: object[]) => rates.toReversed()],
  ] as const)
    test(`D-64 of overlapping rates the one that began last counts, stored ${order}`, async () => {
      await store(
        ...inOrder([
          { price_40hc: '1000' },
          { price_40hc: '1100', valid_from: '2026-03-01', valid_to: '2026-06-30' },
          { price_40hc: '1200', valid_from: '2026-05-01', valid_to: '2026-05-31' },
        ]),
      );
      const priceOn = async (day: string) =>
        (await find([LANE], { from: day, to: day })).map(({ prices }) => prices['40HC']);
      assert.deepEqual(await priceOn('2026-02-28'), ['1000.00']);
      assert.deepEqual(await priceOn('2026-03-01'), ['1100.00']);
      assert.deepEqual(await priceOn('2026-05-31'), ['1200.00']);
      assert.deepEqual(await priceOn('2026-06-01'), [], 'what was replaced doesn’t come back');
    });

  test('D-64 of rates that begin on one day the one stored last counts; the other stays as history', async () => {
    const [first, second] = await store({}, { valid_to: '2026-01-31' });
    assert.deepEqual(await idsOn('2026-01-15'), [second]);
    assert.deepEqual(await idsOn('2026-03-15'), []);
    assert.deepEqual(
      (await find([LANE])).map(({ id, validFrom, validTo, countsTo }) => [id, validFrom, validTo, countsTo]),
      [
        [second, '2026-01-01', '2026-01-31', '2026-01-31'],
        [first, '2026-01-01', '2026-12-31', '2025-12-31'],
      ],
    );
  });

  test('D-140 rates of another carrier, kind, port or source replace nothing; submissions of one agent are one source', async () => {
    await sql`insert into rate_submission (id, entity_id, created_at) values (5003, 2, now())
      on conflict do nothing`.execute(database.db);
    const ofAgent = (submission_id: number, agent_id = 2) =>
      ({ source: 'Agent', submission_id, agent_id }) as const;
    const external = (name: string) => ({ source: 'External', external_source: name }) as const;
    const ids = await store(
      {},
      { carrier_id: 12 },
      { kind: 'NAC' },
      { discharge_port_id: 3 },
      external('Openquay'),
      external('Harbourline'),
      ofAgent(5001),
      ofAgent(5002, 101),
    );
    assert.deepEqual(await idsOn('2026-06-15'), ids);
    const [newer, renamed] = await store(ofAgent(5003), external('OPENQUAY'));
    const left = ids.filter((_, n) => n !== 4 && n !== 6);
    assert.deepEqual(await idsOn('2026-06-15'), [...left, newer, renamed]);
  });

  test('SUB-29 an absent discharge port or carrier of a route matches any, a given one no other', async () => {
    const [direct, viaSingapore, other] = await store(
      {},
      { discharge_port_id: 3 },
      { discharge_port_id: 3, carrier_id: 12 },
      { origin_port_id: 4 },
      { destination_port_id: 4 },
    );
    assert.deepEqual(await idsOn('2026-06-15'), [direct, viaSingapore, other]);
    assert.deepEqual(await idsOn('2026-06-15', { discharge: 3 }), [viaSingapore, other]);
    assert.deepEqual(await idsOn('2026-06-15', { carrier: 11 }), [direct, viaSingapore]);
    assert.deepEqual(await idsOn('2026-06-15', { discharge: 3, carrier: 12 }), [other]);
  });

  test('D-64 routes are looked up together: each has its own rates, one without any has none', async () => {
    const [own, foreign] = await store({}, { origin_port_id: 4 });
    const found = await find(
      [{ ...LANE, carrier: 11 }, { ...LANE, destination: 4 }, { ...LANE, origin: 4 }, LANE],
      { from: '2026-06-01', to: '2026-06-30' },
    );
    assert.deepEqual(
      found.map(({ route, id }) => [route, id]),
      [
        [0, own],
        [2, foreign],
        [3, own],
      ],
    );
    assert.deepEqual(await find([], { from: '2026-06-01', to: '2026-06-30' }), []);
  });

  test('D-64 the rates of given lanes are found by an index, and not by reading all', async () => {
    await sql`insert into port (id, scac_code, company_name, country_id)
      select n, 'XX' || n, 'Port ' || n, 1 from generate_series(100, 199) n`.execute(database.db);
    await sql`
      insert into base_rate (origin_port_id, destination_port_id, carrier_id, kind, source, valid_from, valid_to, currency,
        price_40hc)
      select 100 + n % 100, 100 + n / 100 % 100, 11, 'FAK', 'Own', date '2015-01-01' + n / 10, date '2015-01-01' + n / 10,
        'USD', 1
      from generate_series(1, 40000) n`.execute(database.db);
    await sql`analyze base_rate`.execute(database.db);
    const routes = [101, 102, 103].map((origin) => ({ ...LANE, origin, destination: 120 }));
    const days = { from: '2020-06-01', to: '2020-06-30' };
    const plan = await planOf(database, (trx) =>
      selectBaseRates(routes, { days, includeExternalRates: true }).execute(trx),
    );
    assert.match(plan, /using base_rate_by_lane|on base_rate_by_lane/i);
    assert.doesNotMatch(plan, /Seq Scan on base_rate /);
  });
});

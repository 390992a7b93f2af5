import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { selectAirRates } from '../../../../portal/server/rate-sheets/select-air-rates.ts';
import { forEachDatabase } from '../../../helpers/database.ts';

const [AGENT, OTHER_AGENT, IMPORTER] = [2, 3, 101];
const [SHANGHAI, FRANKFURT, ELSEWHERE, NAMESAKE, OREGON, MAINE] = [1, 2, 3, 4, 5, 6];
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

interface Lane {
  from?: string;
  to?: string;
  airline?: string;
  validFrom?: string;
  validTo?: string | null;
}

forEachDatabase((_kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    for (const statement of [
      sql`insert into country (id, code, company_name) values (1, 'CN', 'China'), (2, 'DE', 'Germany'), (3, 'US', 'United States')`,
      sql`insert into port (id, scac_code, company_name, country_id) values (1, 'CNSHA', 'Shanghai', 1),
        (2, 'DEFRA', 'FRANKFURT', 2), (3, 'CNNGB', 'Ningbo', 1), (4, 'USSHA', 'Shanghai', 3)`,
      sql`insert into port (id, scac_code, company_name, country_id, latitude, longitude) values
        (5, 'USPDX', 'Portland, OR', 3, 45.5231, -122.6765), (6, 'USPWM', 'Portland, ME', 3, 43.6615, -70.2553)`,
      sql`insert into airport (id, code, airport_name, city, city_iden, country_id) values
        (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 1), (2, 'SHA', 'Hongqiao', 'shanghai', 'SHA', 1),
        (3, 'FRA', 'Rhein-Main', 'Frankfurt', 'FRA', 2), (4, 'NGB', 'Lishe', 'Nowhere', 'NGB', 1)`,
      sql`insert into airport (id, code, airport_name, city, city_iden, country_id, latitude, longitude) values
        (5, 'PDX', 'Portland International', 'Portland', 'PDX', 3, 45.5887, -122.598),
        (6, 'PWM', 'Jetport', 'Portland', 'PWM', 3, 43.6462, -70.3093)`,
      sql`insert into company (id, company_name, entity_type, code) values (2, 'Agent', 'Agent', null),
        (3, 'Another', 'Agent', null), (101, 'Importer', 'Importer', null), (50, 'Sky Line', 'Airline', 'SL')`,
    ])
      await statement.execute(database.db);
  });
  beforeEach(() => sql`truncate rate_submission restart identity cascade`.execute(database.db));
  after(() => database.close());

  /** A submission of these lanes, later than those before; answers the ids of its rates. */
  async function submit(entityId: number, ...lanes: readonly Lane[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      insert into rate_submission (entity_id, created_at)
      select ${entityId}, timestamptz '2026-01-01' + count(*) * interval '1 day' from rate_submission
      returning id`.execute(database.db);
    const rates = await database.db
      .insertInto('air_freight_rate')
      .values(
        lanes.map(
          ({
            from = 'PVG',
            to = 'FRA',
            airline = 'Sky Line',
            validFrom = '2026-11-01',
            validTo = '2026-11-30',
          }) => ({
            ...{ rate_submission_id: rows[0]!.id, from, to, airline },
            ...{
              validity_from: validFrom,
              validity_to: validTo,
              min_transit_time: '2',
              max_transit_time: '4',
            },
          }),
        ),
      )
      .returning('id')
      .execute();
    return rates.map(({ id }) => id);
  }

  const find = async (
    routes: readonly (readonly [number, number])[] = [[SHANGHAI, FRANKFURT]],
    days: typeof NOVEMBER = NOVEMBER,
  ) => {
    const asked = routes.map(([origin, destination], route) => ({ route, origin, destination }));
    return (await selectAirRates(asked, { days }).execute(database.db)).rows;
  };
  const found = async (...given: Parameters<typeof find>) =>
    (await find(...given)).map(({ id, validFrom, countsTo }) => [id, validFrom.slice(5), countsTo.slice(5)]);

  describe('air rates of a route', () => {
    test('D-140 are those between airports of its ports’ cities, whatever the codes and the case', async () => {
      const [pudong] = await submit(AGENT, {});
      const [hongqiao] = await submit(AGENT, { from: 'SHA' });
      await submit(AGENT, { from: 'FRA', to: 'PVG' }, { from: 'NGB' });
      assert.deepEqual(await found(), [
        [pudong, '11-01', '11-30'],
        [hongqiao, '11-01', '11-30'],
      ]);
      assert.deepEqual(await found([[ELSEWHERE, FRANKFURT]]), [], 'a code alone says nothing');
      assert.deepEqual(await found([[NAMESAKE, FRANKFURT]]), [], 'a city of another country is another one');
    });

    test('D-140 of two cities of one name in one country are those of the near one', async () => {
      const [west, east] = await submit(AGENT, { to: 'PDX' }, { to: 'PWM' });
      assert.deepEqual(await found([[SHANGHAI, OREGON]]), [[west, '11-01', '11-30']]);
      assert.deepEqual(await found([[SHANGHAI, MAINE]]), [[east, '11-01', '11-30']]);
    });

    test('AIR-38 AIR-39 tell airports, airline, agent, transit, levels in US dollars and local charges', async () => {
      const [id] = await submit(AGENT, {});
      for (const statement of [
        sql`insert into rate_level (air_freight_rate_id, level, value) values (${id}, 'minimum', 80), (${id}, '100', 3.5)`,
        sql`insert into local_charge (rate_submission_id, position, name, currency, kg_rate, shipment_rate, min_rate)
          select max(id), 1, 'Handling', 'CAD', 0.125, null, 20 from rate_submission`,
        sql`insert into local_charge (rate_submission_id, position, name, currency, kg_rate, shipment_rate, min_rate)
          select max(id), 0, 'Documents', 'USD', null, 35, null from rate_submission`,
      ])
        await statement.execute(database.db);
      assert.deepEqual(await find(), [
        {
          route: 0,
          id,
          from: { name: 'Pudong', code: 'PVG' },
          to: { name: 'Rhein-Main', code: 'FRA' },
          airline: { name: 'Sky Line', code: 'SL' },
          agent: 'Agent',
          validFrom: '2026-11-01',
          countsTo: '2026-11-30',
          transit: { min: 2, max: 4 },
          currency: 'USD',
          levels: [
            { level: 'minimum', value: '80' },
            { level: '100', value: '3.5' },
          ],
          charges: [
            { name: 'Documents', unitCode: 'EA', currency: 'USD', amount: '35' },
            { name: 'Handling', unitCode: 'KG', currency: 'CAD', amount: '0.125' },
            { name: 'Handling (Min)', unitCode: 'EA', currency: 'CAD', amount: '20' },
          ],
        },
      ]);
    });

    test('D-140 one counts until a later submission of its agent begins, and does not come back', async () => {
      const [first] = await submit(AGENT, { validFrom: '2026-10-01', validTo: '2026-12-31' });
      const [second] = await submit(AGENT, { validFrom: '2026-11-10', validTo: '2026-11-15' });
      assert.deepEqual(await found(), [
        [second, '11-10', '11-15'],
        [first, '10-01', '11-09'],
      ]);
      const [third] = await submit(AGENT, { validFrom: '2026-11-05', validTo: '2026-11-12' });
      assert.deepEqual(await found(), [
        [third, '11-05', '11-12'],
        [first, '10-01', '11-04'],
      ]);
    });

    test('D-140 another agent’s, lane or airline takes no rate’s place, and an earlier day of an older one neither', async () => {
      const [one] = await submit(AGENT, {});
      const [other] = await submit(OTHER_AGENT, {});
      const [airline] = await submit(AGENT, { airline: 'Cargo Air' });
      const [lane] = await submit(AGENT, { from: 'SHA', validFrom: '2026-11-20' });
      assert.deepEqual((await find()).map(({ id }) => id).sort(), [one, other, airline, lane].sort());
    });

    test('D-140 of one submission each counts until the next one of its lane begins', async () => {
      const [late, early] = await submit(
        AGENT,
        { validFrom: '2026-11-15', validTo: '2026-11-30' },
        { validFrom: '2026-11-01', validTo: '2026-11-20' },
      );
      assert.deepEqual(await found(), [
        [late, '11-15', '11-30'],
        [early, '11-01', '11-14'],
      ]);
    });

    test('D-62 one without an end counts until the last day that is asked for', async () => {
      const [id] = await submit(AGENT, { validFrom: '2025-01-01', validTo: null });
      assert.deepEqual(await found(), [[id, '01-01', '11-30']]);
    });

    test('D-140 one that has ended, or begins later, counts not, and the submission of an importer is no offer', async () => {
      await submit(AGENT, { validTo: '2026-10-31', validFrom: '2026-10-01' });
      await submit(OTHER_AGENT, { validFrom: '2026-12-01', validTo: '2026-12-31' });
      await submit(IMPORTER, {});
      assert.deepEqual(await found(), []);
    });
  });
});

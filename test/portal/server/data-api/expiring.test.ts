import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { expiringQuotes, REQUESTED_QUOTES } from '../../../../portal/lists/definitions/charges.ts';
import { expiringRates } from '../../../../portal/lists/definitions/rates.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const QUERY = `query tasks($expiring: JSON, $requested: JSON, $rates: JSON, $byValidity: JSON) {
  expiring: allQuote(where: $expiring, sort: $byValidity, take: 9) { results { id validUntil } totalCount }
  requested: allQuote(where: $requested, take: 9) { results { id } totalCount }
  rates: allAirFreightRate(where: $rates, take: 9) { results { id } totalCount }
}`;
const VARIABLES = {
  expiring: expiringQuotes('2999-03-01', '2999-03-15'),
  requested: REQUESTED_QUOTES,
  rates: expiringRates('2999-03-01', '2999-03-31'),
  byValidity: { field: 'validUntil', order: 'ASC' },
};

forEachDatabase((_kind, open) => {
  let server: DataApiServer;

  before(async () => {
    server = await startDataApi(await open());
    const { db } = server.database;
    for (const statement of [
      `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, valid_until, created_at) values
        (3011, 'Q-11', 101, 2, 'Ocean', 'FCL', 'Open', '2999-03-15', now()),
        (3012, 'Q-12', 101, 2, 'Ocean', 'FCL', 'Open', '2999-03-01', now()),
        (3013, 'Q-13', 101, 2, 'Ocean', 'FCL', 'Open', '2999-03-16', now()),
        (3014, 'Q-14', 101, 2, 'Ocean', 'FCL', 'Open', '2999-02-28', now()),
        (3015, 'Q-15', 101, 2, 'Ocean', 'FCL', 'Accepted', '2999-03-05', now()),
        (3016, 'Q-16', 102, null, 'Ocean', 'FCL', 'Open', '2999-03-05', now()),
        (3017, 'Q-17', 101, 2, 'Ocean', 'FCL', 'Requested', '2999-03-05', now()),
        (3018, 'Q-18', 102, null, 'Ocean', 'FCL', 'Requested', null, now())`,
      `insert into air_freight_rate (id, rate_submission_id, "from", "to", airline, validity_from, validity_to) values
        (11, 6001, 'PVG', 'HAM', 'Sky Line', '2999-01-01', '2999-03-31'),
        (12, 6001, 'PVG', 'HAM', 'Sky Line', '2999-01-01', '2999-04-01'),
        (13, 6001, 'PVG', 'HAM', 'Sky Line', '2999-03-02', '2999-03-20'),
        (14, 6003, 'PVG', 'HAM', 'Sky Line', '2999-01-01', '2999-03-01'),
        (15, 6001, 'PVG', 'LHR', 'Sky Line', '2999-01-01', '2999-03-15'),
        (16, 6001, 'PVG', 'LHR', 'Sky Line', '2999-03-16', '2999-05-31'),
        (17, 6001, 'PVG', 'AMS', 'Sky Line', '2999-01-01', '2999-03-15'),
        (18, 6003, 'PVG', 'AMS', 'Sky Line', '2999-03-16', '2999-05-31'),
        (19, 6001, 'PVG', 'AMS', 'Other Line', '2999-03-16', null),
        (20, 6001, 'PVG', 'CDG', 'Sky Line', '2999-01-01', '2999-03-15'),
        (21, 6002, 'PVG', 'CDG', 'Sky Line', '2999-01-01', '2999-03-15'),
        (22, 6003, 'PVG', 'CDG', 'Sky Line', '2999-01-01', '2999-03-15')`,
    ])
      await sql.raw(statement).execute(db);
  });
  after(() => server.close());

  const seen = async (token: string) => {
    const { data, errors } = await server.ask(token, QUERY, VARIABLES);
    assert.equal(errors, undefined);
    return Object.fromEntries(
      Object.entries(data).map(([name, list]) => {
        const { results, totalCount } = list as { results: { id: number }[]; totalCount: number };
        assert.equal(totalCount, results.length, name);
        return [name, results.map(({ id }) => id)];
      }),
    );
  };
  const as = async (user: keyof typeof USER) => seen(await server.session(USER[user]));

  test('MOD-01 an open quote expires soon from the first to the last day of the period, the soonest first', async () => {
    assert.deepEqual((await as('importerA')).expiring, [3012, 3011]);
  });

  test('MOD-01 D-15 each sees what ends and what is asked for among the records and rates of their own', async () => {
    assert.deepEqual(await as('importerA'), { expiring: [3012, 3011], requested: [3017], rates: [14, 22] });
    assert.deepEqual(await as('importerB'), { expiring: [3016], requested: [3018], rates: [] });
    assert.deepEqual(await as('agent'), { expiring: [3012, 3011], requested: [3017], rates: [11, 17, 21] });
    const admin = await as('admin');
    assert.deepEqual(admin.expiring, [3012, 3016, 3011]);
    assert.deepEqual([...admin.requested!].sort(), [3017, 3018]);
    assert.deepEqual([...admin.rates!].sort(), [11, 14, 17, 21, 22]);
  });

  test('MOD-01 a rate that its company has renewed ends no more: the same airline’s next one on the lane, that ends later', async () => {
    const rates = (await as('agent')).rates!;
    assert.equal(rates.includes(15), false);
    assert.equal(rates.includes(17), true, 'one of another company or airline renews nothing');
    assert.deepEqual(
      [20, 21].filter((id) => rates.includes(id)),
      [21],
      'of one that was submitted again for the same days the last counts',
    );
  });

  test('D-15 a link sees what ends of its own record alone', async () => {
    assert.deepEqual(await seen(await server.link('quote', 3011)), {
      expiring: [3011],
      requested: [],
      rates: [],
    });
    assert.deepEqual(await seen(await server.link('booking', 1001)), {
      expiring: [],
      requested: [],
      rates: [],
    });
  });
});

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { sql } from 'kysely';
import { type Client, createClient } from '../../../shared/client/client.ts';
import {
  loadAirlines,
  loadAirports,
  loadCarriers,
  loadChargeNames,
  loadPorts,
} from '../../../shared/reference/lists.ts';
import { openFreshEmbedded } from '../../helpers/database.ts';
import { type DataApiServer, startDataApi } from '../../portal/server/data-api/data-api-server.ts';

/** More than two pages of 200. */
const ADDED = 450;

suite('reference lists of the real server', () => {
  let server: DataApiServer;
  let client: Client;
  let requests: string[];
  let underWay = 0;
  let most = 0;

  before(async () => {
    server = await startDataApi(await openFreshEmbedded());
    const { db } = server.database;
    await sql`insert into airport (id, code, airport_name, city, city_iden, country_id)
      select 1000 + n, 'Q' || chr(65 + n / 26) || chr(65 + n % 26), 'Airport', 'City', 'CTY', 1
      from generate_series(1, ${ADDED}) n`.execute(db);
    await sql`insert into company (id, company_name, entity_type, is_carrier) values
      (60, 'Zenith Line', 'Carrier', false), (61, 'Air by flag', 'Agent', true), (62, 'Air Alpha', 'Airline', false)`.execute(
      db,
    );
    await sql`update airport set words = 'Fuhlsbüttel; EDDH' where code = 'HAM'`.execute(db);
    requests = [];
    client = createClient({
      apiBase: server.url,
      tokens: {
        linkToken: await server.auth.signLink({ recordType: 'booking', recordId: 1001, role: 'user' }, 3600),
      },
      fetcher: (input, init) => {
        requests.push(String(input));
        underWay += 1;
        most = Math.max(most, underWay);
        return fetch(input, init).finally(() => {
          underWay -= 1;
        });
      },
    });
  });
  after(() => server.close());

  test('REF-05, D-30 all airports come, by code, page by page until one is short', async () => {
    const airports = await loadAirports(client);
    assert.equal(airports.length, ADDED + 2);
    assert.equal(requests.filter((url) => url.endsWith('/query')).length, 3);
    assert.equal(most, 2, 'the pages behind the first come at once');
    assert.deepEqual(
      airports.map(({ code }) => code),
      airports.map(({ code }) => code).toSorted(),
    );
    assert.deepEqual(
      airports.find(({ code }) => code === 'HAM'),
      {
        ...{ id: 1, code: 'HAM', city: 'Hamburg', cityIden: 'HAM' },
        ...{ airportName: 'Hamburg Airport', words: ['Fuhlsbüttel', 'EDDH'], isInUse: false },
      },
    );
  });

  test('REF-11, D-137 airlines are the companies of that kind alone, by name', async () => {
    const airlines = await loadAirlines(client);
    assert.deepEqual(
      airlines.map(({ companyName }) => companyName),
      ['Air Alpha', 'Sky Line'],
    );
  });

  test('REF-07 carriers are told by their kind or by their flag', async () => {
    const carriers = await loadCarriers(client);
    assert.deepEqual(
      carriers.map(({ companyName }) => companyName),
      ['Air by flag', 'Sea Line', 'Zenith Line'],
    );
  });

  test('REF-02 only charge types with a code are charges to choose', async () => {
    assert.deepEqual(await loadChargeNames(client), [
      { id: 1, description: 'Ocean freight', chargeIden: 'OFR' },
    ]);
  });

  test('A list is loaded once a page, however many elements ask for it', async () => {
    requests.length = 0;
    const [first, second] = await Promise.all([loadAirlines(client), loadAirlines(client)]);
    assert.equal(first, second);
    assert.deepEqual(requests, []);
  });
});

test('REF-24 D-39 a failed load of ports or carriers is logged with its literal line', async (t) => {
  const { mock } = t.mock.method(console, 'error', () => {});
  const client = createClient({
    apiBase: 'http://portal.test',
    tokens: { linkToken: 'token' },
    fetcher: async () => new Response('{}', { status: 403 }),
  });
  for (const load of [loadPorts, loadCarriers]) {
    const failure = await load(client).then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(failure instanceof Error);
    assert.deepEqual(mock.calls.at(-1)?.arguments, ['Failed to fetch port or carrier data:', failure]);
  }
  assert.equal(mock.callCount(), 2);
});

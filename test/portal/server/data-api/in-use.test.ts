import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const QUERY = `{
  airports: allAirport(sort: {field: code, order: ASC}) { results { code isInUse } }
  carriers: allCompany(where: {entityType: {in: ["Carrier", "Airline"]}}, sort: {field: id, order: ASC}) {
    results { companyName isInUse } }
}`;

interface Rows {
  airports: { results: { code: string; isInUse: boolean }[] };
  carriers: { results: { companyName: string; isInUse: boolean }[] };
}

forEachDatabase((_name, open) => {
  let server: DataApiServer;
  before(async () => {
    server = await startDataApi(await open());
    for (const statement of [
      `insert into shipment (id, reference, company_id, mode, status, origin_airport_id, carrier_id, created_at) values
        (2003, 'S-3', 102, 'Air', 'Open', 1, 51, now())`,
      `insert into company (id, company_name, entity_type, is_carrier) values (52, 'Dear Line', 'Carrier', true),
        (53, 'Own Line', 'Carrier', true), (54, 'Rival Line', 'Carrier', true)`,
      `insert into rate_submission (id, entity_id, created_at) values (6004, 3, now())`,
      `insert into base_rate (origin_port_id, destination_port_id, carrier_id, kind, source, submission_id, agent_id, valid_from,
        valid_to, currency, price_40hc) values
        (1, 2, 52, 'NAC', 'Own', null, null, '2026-01-01', '2026-12-31', 'USD', 900),
        (1, 2, 53, 'FAK', 'Agent', 6001, 2, '2026-01-01', '2026-12-31', 'USD', 900),
        (1, 2, 54, 'FAK', 'Agent', 6004, 3, '2026-01-01', '2026-12-31', 'USD', 900)`,
      `update airport set words = 'Fuhlsbüttel; Hambourg' where code = 'HAM'`,
      `update port set words = 'Bremen; Brême' where scac_code = 'DEBRV'`,
    ])
      await sql.raw(statement).execute(server.database.db);
  });
  after(() => server.close());

  const inUse = async (token: string) => {
    const { data, errors } = await server.ask(token, QUERY);
    assert.equal(errors, undefined);
    const { airports, carriers } = data as Rows;
    assert.deepEqual([airports.results.length, carriers.results.length], [2, 5]);
    return [
      ...airports.results.filter((row) => row.isInUse).map(({ code }) => code),
      ...carriers.results.filter((row) => row.isInUse).map(({ companyName }) => companyName),
    ];
  };

  for (const [who, token, names] of [
    [
      'an admin all',
      () => server.session(USER.admin),
      ['HAM', 'PVG', 'Sea Line', 'Sky Line', 'Dear Line', 'Own Line', 'Rival Line'],
    ],
    ['an agent those of its rates', () => server.session(USER.agent), ['HAM', 'PVG', 'Sky Line', 'Own Line']],
    ['a customer those of its routes', () => server.session(USER.importerA), ['Sea Line']],
    ['a customer those of its shipments', () => server.session(USER.importerB), ['HAM', 'Sky Line']],
    ['a link those of its submission', () => server.link('submission', 6001), ['HAM', 'PVG', 'Sky Line']],
    ['a link of something else none', () => server.link('booking', 1001), []],
  ] as const)
    test(`REF-05 REF-08 REF-11 of places and carriers ${who} has in use`, async () => {
      assert.deepEqual(await inUse(await token()), names);
    });

  test('REF-05 whether something is in use is nothing to search by', async () => {
    const { errors } = await server.ask(
      await server.session(USER.importerA),
      '{ allAirport(where: {isInUse: {eq: true}}) { results { id } } }',
    );
    assert.match(errors?.[0]?.message ?? '', /isInUse/);
  });

  test('MOD-13 ports and airports are found by their other words', async () => {
    const { data } = await server.ask(
      await server.session(USER.importerB),
      `{ allAirport(where: {words: {matches: "fuhls"}}) { results { code words } }
        allPort(where: {words: {matches: "BREMEN"}}) { results { scacCode } } }`,
    );
    assert.deepEqual(data.allAirport.results, [{ code: 'HAM', words: 'Fuhlsbüttel; Hambourg' }]);
    assert.deepEqual(data.allPort.results, [{ scacCode: 'DEBRV' }]);
  });

  test('MOD-13 by all of their names they are found with a typo, too, also through what names them', async () => {
    const { data, errors } = await server.ask(
      await server.session(USER.importerB),
      `{ allAirport(where: {names: {matches: "fuhlsbutel"}}) { results { code } }
        allPort(where: {names: {matches: "bremne"}}) { results { scacCode } }
        allShipments(where: {originAirport: {names: {matches: "hambuorg"}}}) { results { id } } }`,
    );
    assert.equal(errors, undefined);
    assert.deepEqual(data.allAirport.results, [{ code: 'HAM' }]);
    assert.deepEqual(data.allPort.results, [{ scacCode: 'DEBRV' }]);
    assert.deepEqual(data.allShipments.results, [{ id: 2003 }]);
  });

  test('REF-05 of an agent’s submissions the newest ten say what is in use', async () => {
    await sql`insert into rate_submission (id, entity_id, created_at)
      select 6100 + n, 2, now() from generate_series(1, 10) n`.execute(server.database.db);
    assert.deepEqual(await inUse(await server.session(USER.agent)), ['Own Line']);
  });
});

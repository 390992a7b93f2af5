import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { baseRates } from '../../../../../portal/lists/definitions/base-rates.ts';
import { sortOf, sourceOf, whereOf } from '../../../../../portal/lists/request/request.ts';
import { selectionOf } from '../../../../../portal/lists/request/selection.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { BaseRatesAnswer } from '../../../../../shared/contract/base-rates.ts';
import type { ListQuery } from '../../../../../shared/list/list-query.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER } from '../../auth/test-accounts.ts';
import { storeRates } from '../../base-rates/base-rate-rows.ts';
import { type EntityServer, type Person, startEntityServer } from '../entity/entity-server.ts';

const OF_IMPORTER = 'boss@shop.example';
const FROM_HAMBURG = { origin_port_id: 12, destination_port_id: 11, carrier_id: 201 };

forEachDatabase((_name, open) => {
  let database: Database;
  let server: EntityServer;
  let admin: Person;
  let ids: number[];
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    for (const statement of [
      sql`insert into company (id, company_name, entity_type, is_carrier, code) values
        (201, 'Maersk', 'Carrier', true, 'MAEU'), (202, 'Hapag-Lloyd', 'Carrier', true, 'HLCU')`,
      sql`update port set words = 'Hambourg' where scac_code = 'DEHAM'`,
      sql`insert into charge_type (id, description, charge_iden, charge_type) values
        (1, 'Terminal Handling', 'DTH', 'Charge')`,
      sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
        select 8, ${OF_IMPORTER}, password_hash, 'Olu', 101, 101 from web_user where id = 1`,
      sql`insert into web_user_role (web_user_id, role_id) values (8, 1)`,
    ])
      await statement.execute(database.db);
    ids = await storeRates(
      database,
      { ...FROM_HAMBURG, valid_to: '2026-03-31', transit_days: 17, price_20gp: '1160', lcl_per_cbm: '45.5' },
      { ...FROM_HAMBURG, valid_from: '2026-04-01', kind: 'NAC', carrier_id: 202, discharge_port_id: 13 },
      { ...FROM_HAMBURG, origin_port_id: 13, source: 'External', external_source: 'Openquay' },
      { ...FROM_HAMBURG, origin_port_id: 13, source: 'Agent', submission_id: 5001, agent_id: 2 },
    );
    await sql`insert into base_rate_charge (base_rate_id, position, charge_type_id, name, unit_code, currency, amount)
      values (${ids[0]}, 0, 1, null, 'EA', 'EUR', 210.5), (${ids[0]}, 1, null, 'Seal', 'EA', 'EUR', 8)`.execute(
      database.db,
    );
    admin = await server.signIn(ADMIN);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const list = async (input: object = {}) =>
    v.parse(BaseRatesAnswer, await admin.act('listBaseRates', input));
  const idsOf = async (input: object) =>
    (await list(input)).rates.map(({ id }) => ids.indexOf(id)).sort((a, b) => a - b);

  /** What the list of the portal has, by the places of the rates above. */
  const listed = async (person: Person, of: Partial<ListQuery> = {}) => {
    const query = { ...baseRates.sort!, searchText: '', filters: {}, ...of };
    const answer = await person.query(
      `query ($where: JSON, $sort: JSON) { allBaseRate(where: $where, sort: $sort) {
        results ${selectionOf(sourceOf(baseRates).schema)} } }`,
      { where: whereOf(baseRates, query), sort: sortOf(query) },
    );
    const { results } = v.parse(
      v.object({ allBaseRate: v.object({ results: v.array(sourceOf(baseRates).schema) }) }),
      answer,
    ).allBaseRate;
    return results.map(({ id }) => ids.indexOf(id));
  };

  test('D-142 nobody but an admin of the provider sees what it buys for', async () => {
    const others = [
      await server.signIn(IMPORTER),
      await server.signIn(AGENT),
      await server.signIn(OF_IMPORTER),
      await server.link('entity', 1),
    ];
    for (const other of others)
      await assert.rejects(other.act('listBaseRates'), {
        status: 403,
        message: 'Only admins of the provider see base rates.',
      });
    const asImporter = await server.signIn(ADMIN);
    await asImporter.act('setEntity', { new_entity_id: 101 });
    assert.equal((await list()).rates.length, ids.length);
    for (const other of others) assert.deepEqual(await listed(other), []);
    assert.equal((await listed(admin)).length, ids.length);
    assert.equal((await listed(asImporter)).length, ids.length);
  });

  test('D-140 a rate has its lane, prices and local charges, exactly as they are stored', async () => {
    const [rate] = (await list({ origin: 12, on: '2026-03-31' })).rates;
    assert.deepEqual(rate, {
      id: ids[0],
      origin: { id: 12, name: 'hamburg', code: 'DEHAM' },
      discharge: null,
      destination: { id: 11, name: 'New York', code: 'USNYC' },
      carrier: { id: 201, name: 'Maersk', code: 'MAEU' },
      kind: 'FAK',
      source: 'Own',
      sourceName: null,
      submissionId: null,
      validFrom: '2026-01-01',
      validTo: '2026-03-31',
      countsTo: '2026-03-31',
      transitDays: 17,
      currency: 'USD',
      prices: { '20GP': '1160.00', '40GP': null, '40HC': '2000.00', '45HC': null },
      lclPerCbm: '45.50',
      lclMinimum: null,
      charges: [
        { chargeTypeId: 1, name: 'Terminal Handling', unitCode: 'EA', currency: 'EUR', amount: '210.50' },
        { chargeTypeId: null, name: 'Seal', unitCode: 'EA', currency: 'EUR', amount: '8.00' },
      ],
    });
  });

  test('rates are found by their lane, carrier, a day, and parts of the names, and page by page', async () => {
    assert.deepEqual(await idsOf({}), [0, 1, 2, 3]);
    assert.deepEqual(await idsOf({ origin: 12 }), [0, 1]);
    assert.deepEqual(await idsOf({ origin: 13, destination: 11, carrier: 201 }), [2, 3]);
    assert.deepEqual(await idsOf({ carrier: 202 }), [1]);
    assert.deepEqual(await idsOf({ on: '2026-04-01' }), [1, 2, 3]);
    assert.deepEqual(await idsOf({ searchText: 'rotter' }), [1, 2, 3]);
    assert.deepEqual(await idsOf({ searchText: 'roterdam' }), [1, 2, 3], 'a letter is missing');
    assert.deepEqual(await idsOf({ searchText: 'hlcu' }), [1]);
    assert.deepEqual(await idsOf({ searchText: 'hambourg' }), [0, 1]);
    assert.deepEqual(await idsOf({ searchText: 'OPENQ' }), [2]);
    assert.deepEqual(await idsOf({ searchText: '%' }), []);
    const { rates } = await list();
    const pages = [await list({ pageSize: 3 }), await list({ pageSize: 3, offset: 3 })];
    assert.deepEqual(
      pages.map((page) => page.hasMore),
      [true, false],
    );
    assert.deepEqual(
      pages.flatMap((page) => page.rates),
      rates,
    );
    const nothing = { status: 422 };
    await assert.rejects(admin.act('listBaseRates', { on: '2026-02-30' }), nothing);
    await assert.rejects(admin.act('listBaseRates', { pageSize: 101 }), nothing);
    await assert.rejects(admin.act('listBaseRates', { searchText: 'a\u0000' }), nothing);
  });

  test('MOD-02 D-142 the list of base rates is searched by both ports at a time, filtered and sorted', async () => {
    const found = async (of: Partial<ListQuery>) => (await listed(admin, of)).sort((a, b) => a - b);
    assert.deepEqual(await found({ searchText: 'hamburg york' }), [0, 1]);
    assert.deepEqual(await found({ searchText: 'DEHAM – USNYC maersk' }), [0]);
    assert.deepEqual(await found({ searchText: 'rotter jade' }), []);
    assert.deepEqual(await found({ searchText: 'openq' }), [2]);
    const filtered = (filters: ListQuery['filters']) => found({ filters });
    assert.deepEqual(await filtered({ origin: '13', destination: '11' }), [2, 3]);
    assert.deepEqual(await filtered({ carrier: 'hapag' }), [1]);
    assert.deepEqual(await filtered({ mode: 'lcl' }), [0]);
    assert.deepEqual(await filtered({ mode: 'fcl' }), [0, 1, 2, 3]);
    assert.deepEqual(await filtered({ day: '2026-03-31' }), [0, 2, 3]);
    assert.deepEqual(await filtered({ endsFrom: '2026-03-01', endsTo: '2026-04-30' }), [0]);
    assert.deepEqual(await filtered({ source: 'external' }), [2]);
    const sort = async (field: string, order: ListQuery['order']) => listed(admin, { field, order });
    assert.equal((await sort('countsTo', 'ASC'))[0], 0);
    assert.equal((await sort('validFrom', 'DESC'))[0], 1);
    assert.equal((await sort('price20gp', 'ASC'))[0], 0);
  });

  test('D-142 a rate says how it stands to today', async () => {
    const day = (days: number) => addDays(today(), days);
    const lane = { origin_port_id: 12, destination_port_id: 13, carrier_id: 202 };
    const stored = await storeRates(
      database,
      { ...lane, valid_from: day(-20), valid_to: day(-11) },
      { ...lane, valid_from: day(-10), valid_to: day(10) },
      { ...lane, valid_from: day(5), valid_to: day(30) },
      { ...lane, valid_from: day(5), valid_to: day(30) },
    );
    const answer = await admin.query(
      'query ($ids: [Int]) { allBaseRate(where: {id: {in: $ids}}, sort: {field: "id"}) { results { state countsTo } } }',
      { ids: stored },
    );
    assert.deepEqual(answer, {
      allBaseRate: {
        results: [
          { state: 'expired', countsTo: day(-11) },
          { state: 'valid', countsTo: day(4) },
          { state: 'replaced', countsTo: null },
          { state: 'coming', countsTo: day(30) },
        ],
      },
    });
    await sql`delete from base_rate where id = any(${stored})`.execute(database.db);
  });
});

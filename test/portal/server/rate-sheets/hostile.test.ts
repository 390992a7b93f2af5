import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import {
  ask,
  clearSheets,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  request,
  startSheetsServer,
} from './sheets-server.ts';

const INHERITED = ['__proto__', 'constructor', 'toString'];
const NO_IDS = [...INHERITED, '', '1', 0, -1, 1.5, 2 ** 31, 1e308, null, true, [], [1], {}];
const NO_NUMBERS = [...INHERITED, '0', -1, 1.5, 1e9, null, [0]];
const NO_WORDS = [...INHERITED, '', 'RATES', 'rates; drop table rate_sheet', 0, null, ['rates'], {}];
const NO_DAYS = [...INHERITED, '', '2026-02-30', 'infinity', 'now', '-0001-01-01', 20_261_101, null, []];

const days = { validFrom: '2026-11-01', validTo: '2026-11-14' };
const routes = { entityId: IMPORTER_A, ids: [1], ...days };

/** What is valid of each action, and by its fields what is not. */
const ACTIONS: [ActionName, object, Record<string, unknown[]>][] = [
  ['listRateSheets', {}, { entityId: NO_IDS.filter((id) => id !== null), offset: NO_NUMBERS }],
  ['listRateSheets', {}, { pageSize: [...NO_NUMBERS, 0, 101] }],
  ['getRateSheet', {}, { id: [...NO_IDS, undefined] }],
  ['reissueRateSheet', {}, { id: [...NO_IDS, undefined] }],
  ['listRateSheetRows', { id: 1, part: 'rates' }, { id: NO_IDS, part: NO_WORDS, offset: NO_NUMBERS }],
  ['listRateSheetRows', { id: 1, part: 'rates' }, { pageSize: [...NO_NUMBERS, 0, 201] }],
  ['getRateSheetAddress', { id: 1, format: 'pdf' }, { id: NO_IDS, format: [...NO_WORDS, 'XLSX', '../pdf'] }],
  ['listRouteRates', routes, { entityId: NO_IDS, ids: [null, 1, {}, ...NO_IDS.map((id) => [id])] }],
  ['listRouteRates', routes, { ids: [Array.from({ length: 201 }, (_, n) => n + 1)] }],
  ['listRouteRates', routes, { validFrom: NO_DAYS, validTo: NO_DAYS, includeExternalRates: ['true', 1, []] }],
];

describe('hostile input about rate sheets', () => {
  // Nothing is made: what is asked for stays as it was asked for.
  const server = startSheetsServer(openFreshEmbedded, () => ({ RATE_SERVICE_URL: 'http://127.0.0.1:9' }));
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  beforeEach(() => clearSheets(server));

  const stored = async () => {
    const { rows } = await sql`
      select number, version, state, locale, entity_id from rate_sheet`.execute(server.database.db);
    return rows;
  };
  const post = (body: unknown, headers?: Record<string, string>) =>
    ask(server.url, importer.bearer, body, headers);
  const ASKED = { number: 1, version: 1, state: 'waiting', locale: 'en', entity_id: IMPORTER_A };

  for (const [name, valid, fields] of ACTIONS)
    for (const [field, values] of Object.entries(fields))
      test(`API-67 ${name} refuses what is no ${field}`, async () => {
        for (const value of values) {
          const { status } = await importer.refusal(name, { ...valid, [field]: value });
          assert.equal(status, 422, JSON.stringify(value));
        }
        assert.deepEqual(await stored(), []);
      });

  test('API-68 a request whose fields are none is refused, each by its name', async () => {
    for (const [field, values] of Object.entries({
      entityId: NO_IDS,
      fakPercentage: [...INHERITED, '1e2', 100.000001, 1e308, -1e-9, null, [], [50], {}, true],
      includeExternalRates: ['false', 0, 1, null, [], {}],
      validFrom: [...NO_DAYS, '9'.repeat(100_000)],
      validTo: NO_DAYS,
    }))
      for (const value of values) {
        const { status, reasons = [] } = await post(request({ [field]: value }));
        assert.deepEqual([status, reasons.map((one) => one.field)], [422, [field]], JSON.stringify(value));
      }
    assert.deepEqual(await stored(), []);
  });

  test('API-68 a body with a prototype, of another type or without an end is refused', async () => {
    const fields = JSON.stringify(request()).slice(1);
    for (const [body, status] of [
      [`{"__proto__":{"entityId":1},${fields}`, 400],
      [`{"constructor":{"prototype":{"entityId":1}},${fields}`, 400],
      [`{"more":"${'x'.repeat(3_000_000)}",${fields}`, 413],
    ] as const)
      assert.equal((await post(body)).status, status);
    assert.equal((await post(JSON.stringify(request()), { 'content-type': 'text/plain' })).status, 422);
    for (const key of ['', 'x'.repeat(201), 'ä', 'a\tb'])
      assert.equal((await post(request(), { 'idempotency-key': key })).status, 422, key);
    assert.deepEqual(await stored(), []);
  });

  test('API-68 what else a body says has no effect, and a language that there is none of is English', async () => {
    const more = { state: 'ready', number: 7, locale: 'fr', requestId: 7, payload: { entityId: IMPORTER_B } };
    const { status } = await post(request(more), { 'accept-language': '__proto__, constructor;q=9' });
    assert.equal(status, 202);
    assert.deepEqual(await stored(), [ASKED]);
  });
});

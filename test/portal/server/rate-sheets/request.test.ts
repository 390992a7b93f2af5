import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { MOST_OF_CALLER, MOST_WAITING } from '../../../../portal/server/rate-sheets/add-sheet.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { addDays } from '../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  ask,
  asked,
  clearSheets,
  ended,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  request,
  startSheetsServer,
} from './sheets-server.ts';

const UNKNOWN_COMPANY = 999_999;
const FIELDS = Object.keys(request());

/** What is wrong in a body, and the reasons by their fields. */
const BAD: [string, object, Record<string, string>][] = [
  ['a percentage as text', { fakPercentage: '50' }, { fakPercentage: 'noNumber' }],
  ['a percentage with a comma', { nacPercentage: '12,5' }, { nacPercentage: 'noNumber' }],
  ['a percentage below 0', { fakPercentage: -1 }, { fakPercentage: 'percentageNegative' }],
  ['a percentage above 100', { nacPercentage: 100.01 }, { nacPercentage: 'percentageOver' }],
  ['no percentage', { nacPercentage: null }, { nacPercentage: 'noNumber' }],
  ['a flag as text', { includeExternalRates: 'true' }, { includeExternalRates: 'fillIn' }],
  ['a flag that is missing', { existingRateSheetCharges: undefined }, { existingRateSheetCharges: 'fillIn' }],
  ['a day that is none', { validFrom: '2026-02-30' }, { validFrom: 'noDate' }],
  ['a day that the database has not', { validFrom: '0000-01-01' }, { validFrom: 'noDate' }],
  ['a day with its time', { validTo: '2026-11-14T00:00:00Z' }, { validTo: 'noDate' }],
  ['a last day that is the first', { validTo: '2026-11-01' }, { validTo: 'validToBeforeFrom' }],
  ['a last day before the first', { validTo: '2026-10-31' }, { validTo: 'validToBeforeFrom' }],
  ['more than a month', { validTo: '2026-12-02' }, { validTo: 'windowOverMonth' }],
  ['a company as text', { entityId: '101' }, { entityId: 'noNumber' }],
  [
    'several of these',
    { entityId: undefined, fakPercentage: 'x', validFrom: 'x', validTo: '2026-11-40' },
    { entityId: 'fillIn', fakPercentage: 'noNumber', validFrom: 'noDate', validTo: 'noDate' },
  ],
  [
    'days in the wrong order beside other fields',
    { fakPercentage: 'x', validTo: '2026-10-01' },
    { fakPercentage: 'noNumber', validTo: 'validToBeforeFrom' },
  ],
];

forEachDatabase((_kind, open) => {
  // Nothing is made: what is asked for stays as it was asked for.
  const server = startSheetsServer(open, () => ({ RATE_SERVICE_URL: 'http://127.0.0.1:9' }));
  let importer: Person;
  let admin: Person;
  beforeEach(async () => {
    importer ??= await server.as('importer');
    admin ??= await server.as('admin');
    await clearSheets(server);
  });

  const post = (body: unknown, headers?: Record<string, string>, bearer = importer.bearer) =>
    ask(server.url, bearer, body, headers);
  const numbers = async () => {
    const { rows } = await sql<{ sheet: string }>`
      select entity_id || ': ' || number || ' v' || version as sheet from rate_sheet order by id`.execute(
      server.database.db,
    );
    return rows.map(({ sheet }) => sheet);
  };

  describe('asking for a rate sheet', () => {
    test('API-67 API-68 API-69 the answer is 202 with the job, and the sheet says what was asked for', async () => {
      const answer = await post(
        request({ fakPercentage: 12.345, nacPercentage: 0, includeExternalRates: true }),
        {},
        admin.bearer,
      );
      assert.deepEqual(Object.keys(answer).sort(), ['accepted', 'jobId', 'status']);
      assert.deepEqual([answer.status, answer.accepted], [202, true]);
      const { list, count } = await admin.act('listRateSheets', { entityId: IMPORTER_A });
      const [{ createdAt, id, progress: _, state, ...sheet }] = list;
      assert.equal(count, 1);
      assert.ok(['waiting', 'making'].includes(state));
      assert.ok(Date.now() - Date.parse(createdAt) < 60_000);
      assert.deepEqual(sheet, {
        entityId: IMPORTER_A,
        entityName: 'Importer A',
        number: 1,
        version: 1,
        validFrom: '2026-11-01',
        validTo: '2026-11-14',
        fakPercentage: '12.345',
        nacPercentage: '0',
        existingRateSheetCharges: false,
        includeExternalRates: true,
        jobId: answer.jobId,
        error: null,
        reasons: [],
        createdBy: 'admin Test',
        readyAt: null,
        previousId: null,
        replacedBy: null,
        counts: null,
      } satisfies Omit<RateSheet, 'createdAt' | 'id' | 'progress' | 'state'>);
      assert.equal((await admin.act('getJob', { id: answer.jobId })).kind, 'makeRateSheet');
      assert.equal((await admin.act('getRateSheet', { id })).jobId, answer.jobId);
    });

    for (const [what, wrong, reasons] of BAD)
      test(`API-68 D-80 D-81 ${what} is refused, and every field is named`, async () => {
        const answer = await post({ ...request(), ...wrong });
        assert.deepEqual([answer.status, answer.code], [422, 'invalid']);
        assert.deepEqual(
          Object.fromEntries((answer.reasons ?? []).map(({ field, code }) => [field, code])),
          reasons,
        );
        assert.deepEqual(await numbers(), []);
      });

    test('API-68 an empty object misses every field, and what is no object is refused', async () => {
      const answer = await post({});
      assert.deepEqual(answer.reasons?.map(({ field, code }) => `${field} ${code}`).sort(), [
        ...FIELDS.map((field) => `${field} fillIn`).sort(),
      ]);
      for (const [body, status] of [
        ['[]', 422],
        ['null', 422],
        ['"text"', 422],
        ['{"entityId": 101', 400],
        ['', 400],
      ] as const)
        assert.equal((await post(body)).status, status, body);
      assert.deepEqual(await numbers(), []);
    });

    test('D-80 any window is accepted that ends after its first day and at most a month later', async () => {
      const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2023-12-25', days));
      await fc.assert(
        fc.asyncProperty(day, fc.integer({ min: -2, max: 35 }), async (validFrom, length) => {
          await clearSheets(server);
          const validTo = addDays(validFrom, length);
          const { status } = await post(request({ validFrom, validTo }));
          assert.equal(status, isAtMostAMonth(validFrom, validTo) ? 202 : 422, `${validFrom} ${validTo}`);
        }),
        {
          numRuns: 30,
          examples: [
            ['2028-01-31', 29],
            ['2028-01-31', 30],
            ['2027-01-31', 28],
            ['2027-01-31', 29],
            ['2028-02-29', 29],
            ['2028-02-29', 30],
            ['2026-10-31', 30],
            ['2026-10-31', 31],
            ['2026-12-31', 31],
          ],
        },
      );
    });

    test('D-81 every number from 0 to 100 keeps all its digits', async () => {
      for (const [given, stored] of [
        [100, '100'],
        [0.1, '0.1'],
        [1e-7, '0.0000001'],
        [33.333333333333336, '33.333333333333336'],
      ] as const) {
        await clearSheets(server);
        const sheet = await asked(server, admin, { fakPercentage: given });
        assert.equal(sheet.fakPercentage, stored);
      }
      await clearSheets(server);
      const exponent = JSON.stringify(request({ fakPercentage: 50 })).replace(':50', ':1e2');
      assert.equal((await post(exponent, {}, admin.bearer)).status, 202);
    });

    test('D-140 a company without routes is told so', async () => {
      await sql`update route_subscription set deleted_at = now() where entity_id = ${IMPORTER_B}`.execute(
        server.database.db,
      );
      const other = await server.as('otherImporter');
      const { status, code, reasons } = await post(request({ entityId: IMPORTER_B }), {}, other.bearer);
      await sql`update route_subscription set deleted_at = null`.execute(server.database.db);
      assert.deepEqual([status, code, reasons], [409, 'no_routes', [{ code: 'noRoutes' }]]);
      assert.deepEqual(await numbers(), []);
    });

    test('API-70 who shows no token or a wrong one is refused, and so is a foreign company as an unknown one', async () => {
      const body = JSON.stringify(request());
      assert.equal((await ask(server.url, undefined, body)).status, 401);
      assert.equal((await ask(server.url, 'nonsense', body)).status, 401);
      for (const entityId of [IMPORTER_B, UNKNOWN_COMPANY]) {
        const { status, code, reasons } = await post(request({ entityId }));
        assert.deepEqual([status, code, reasons], [403, 'forbidden', [{ code: 'noAccess' }]]);
      }
    });
  });

  describe('a repeated key', () => {
    const key = { 'idempotency-key': 'the same press' };

    test('D-37 answers the first result and makes no second sheet, also at the same time', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => post(request(), key)));
      answers.push(await post(request(), key));
      assert.deepEqual(
        [...new Set(answers.map(({ status, jobId }) => `${status} ${jobId}`))],
        [`202 ${answers[0]?.jobId}`],
      );
      assert.deepEqual(await numbers(), [`${IMPORTER_A}: 1 v1`]);
    });

    test('D-37 the language of the browser makes it no other request, other values do', async () => {
      await post(request(), { ...key, 'accept-language': 'de' });
      assert.equal((await post(request(), { ...key, 'accept-language': 'fr' })).status, 202);
      const { status, code } = await post(request({ includeExternalRates: true }), key);
      assert.deepEqual([status, code], [409, 'key_reused']);
      assert.deepEqual(await numbers(), [`${IMPORTER_A}: 1 v1`]);
    });

    test('D-37 is another one for another caller, and answers nobody who lost the right', async () => {
      const colleague = await server.as('colleague');
      const [one, other] = [await post(request(), key), await post(request(), key, colleague.bearer)];
      assert.notEqual(one.jobId, other.jobId);
      const { db } = server.database;
      await sql`update web_user set entity_id = ${IMPORTER_B}, rights_version = rights_version + 1
        where email = 'colleague@demo.example'`.execute(db);
      assert.equal((await post(request(), key, colleague.bearer)).status, 403);
      await sql`update web_user set entity_id = ${IMPORTER_A}, rights_version = rights_version + 1
        where email = 'colleague@demo.example'`.execute(db);
    });

    test('D-37 a refused request leaves its key free', async () => {
      assert.equal((await post(request({ entityId: IMPORTER_B }), key)).status, 403);
      assert.equal((await post(request(), key)).status, 202);
    });
  });

  describe('the numbers of sheets', () => {
    test('count the sheets of a company without gaps, whoever asks at the same time', async () => {
      const bodies = [IMPORTER_A, IMPORTER_B].flatMap((entityId) =>
        Array.from({ length: MOST_WAITING }, () => request({ entityId })),
      );
      const answers = await Promise.all(bodies.map((body) => post(body, {}, admin.bearer)));
      assert.ok(answers.every(({ status }) => status === 202));
      const expected = [IMPORTER_A, IMPORTER_B].flatMap((entityId) =>
        Array.from({ length: MOST_WAITING }, (_, n) => `${entityId}: ${n + 1} v1`),
      );
      assert.deepEqual((await numbers()).sort(), expected);
    });

    test('a company waits for a few sheets at a time, and may ask again once one has ended', async () => {
      const sheets: RateSheet[] = [];
      for (let n = 0; n < MOST_WAITING; n += 1) sheets.push(await asked(server, importer));
      const { status, code, reasons } = await post(request());
      assert.deepEqual(
        [status, code, reasons],
        [409, 'too_many_sheets', [{ code: 'tooManySheets', values: { most: MOST_WAITING } }]],
      );
      await importer.act('cancelJob', { id: sheets[0]?.jobId });
      assert.equal((await ended(importer, sheets[0]!.id)).state, 'cancelled');
      assert.equal((await post(request())).status, 202);
      assert.equal((await numbers()).at(-1), `${IMPORTER_A}: ${MOST_WAITING + 1} v1`);
    });

    test('a person who waits for sheets of many companies leaves room for others', async () => {
      await sql`insert into rate_sheet (entity_id, number, version, valid_from, valid_to, fak_percentage,
        nac_percentage, existing_charges, external_rates, locale, state, created_by, created_by_id)
        select ${IMPORTER_B}, n, 1, '2026-11-01', '2026-11-14', 1, 1, false, false, 'en', 'waiting', '', web_user.id
        from generate_series(1, ${MOST_OF_CALLER}::integer) n, web_user where email = 'admin@demo.example'`.execute(
        server.database.db,
      );
      const { status, code, reasons } = await post(request(), {}, admin.bearer);
      assert.deepEqual(
        [status, code, reasons],
        [409, 'too_many_sheets', [{ code: 'tooManySheetsAsked', values: { most: MOST_OF_CALLER } }]],
      );
      assert.equal((await post(request())).status, 202);
      await sql`update rate_sheet set state = 'failed' where number = 1 and entity_id = ${IMPORTER_B}`.execute(
        server.database.db,
      );
      assert.equal((await post(request(), {}, admin.bearer)).status, 202);
    });
  });
});

/** As a person counts who has a calendar. */
function isAtMostAMonth(from: string, to: string): boolean {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const daysOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month, Math.min(day, daysOfNext))).toISOString().slice(0, 10);
  return to > from && to <= last;
}

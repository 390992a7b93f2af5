import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import { actOn, Refused } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { ADMIN, AGENT, fill, IMPORTER, signIn } from '../auth/test-accounts.ts';

const CONTROL = 'a\u0000b';
const HALF = '\ud800';

forEachDatabase((_kind, open) => {
  let database: Database;
  let app: TestApp;
  const bearers = new Map<string, string>();
  before(async () => {
    database = await open();
    await fill(database);
    await sql`update company set entity_type = 'Importer' where id in (101, 102)`.execute(database.db);
    await sql`insert into country (id, code, company_name) values (1, 'CN', 'China')`.execute(database.db);
    await sql`insert into port (id, scac_code, company_name, country_id) values (1, 'CNSHA', 'Shanghai', 1), (2, 'CNNGB', 'Ningbo', 1)`.execute(
      database.db,
    );
    await sql`insert into airport (id, code, airport_name, city, city_iden, country_id) values
      (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 1), (2, 'NGB', 'Lishe', 'Ningbo', 'NGB', 1)`.execute(
      database.db,
    );
    await sql`insert into milestone (id, shipment_id, position, event, planned_at)
      values (1, 2001, 1, 'DEPA', '2026-01-10T10:00:00Z')`.execute(database.db);
    app = await buildTestApp(database);
    for (const email of [ADMIN, AGENT, IMPORTER]) bearers.set(email, await signIn(app.url, email));
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  const refusal = async (email: string, name: ActionName, input: object): Promise<Refused> => {
    const error = await actOn(app.url, bearers.get(email)!, name, input).then(
      () => assert.fail(`${name} took ${JSON.stringify(input)}`),
      (thrown) => thrown,
    );
    assert.ok(error instanceof Refused, String(error));
    return error;
  };

  const VIEW = {
    ...{ id: 'v', name: 'View', search: '', filters: {}, columns: ['reference'] },
    sort: { field: 'createdAt', order: 'DESC' },
  };
  const SETTINGS = { list: 'booking', columns: ['reference'], views: [], defaultView: null, revision: 0 };
  const LINE = { chargeName: 'n', quantity: '1', unitCost: '5.00', amount: '5.00', currency: 'USD' };
  const INVOICE = {
    ...{ invoiceId: null, revision: null, customerId: 101, issuedOn: '2026-01-10', dueOn: '2026-02-10' },
    lines: [LINE],
  };
  const SEARCH = { origin: 1, destination: 2, day: '9999-12-31' };
  const REACHED = { shipmentId: 2001, milestoneId: 1, revision: 1 };

  const cases: [string, string, ActionName, object][] = [
    ...['9999-12-31', '9998-12-31', '0000-01-01', '2026-02-30'].flatMap(
      (day): [string, string, ActionName, object][] => [
        [
          `rates of ${day}`,
          IMPORTER,
          'searchRates',
          { ...SEARCH, day, mode: 'FCL', containers: { '20GP': 1 } },
        ],
        [
          `air rates of ${day}`,
          IMPORTER,
          'searchRates',
          { ...SEARCH, day, mode: 'Air', weightKg: '1', volumeCbm: '' },
        ],
      ],
    ),
    ...[CONTROL, HALF].flatMap((text): [string, string, ActionName, object][] => [
      ['a column', IMPORTER, 'saveListSettings', { ...SETTINGS, columns: [text] }],
      ['the first view', IMPORTER, 'saveListSettings', { ...SETTINGS, defaultView: text }],
      ...[
        { id: text },
        { name: text },
        { search: text },
        { filters: { status: text } },
        { filters: { [text]: 'x' } },
        { sort: { field: text, order: 'ASC' } },
        { columns: [text] },
      ].map((part): [string, string, ActionName, object] => [
        `a view's ${Object.keys(part)}`,
        IMPORTER,
        'saveListSettings',
        { ...SETTINGS, views: [{ ...VIEW, ...part }] },
      ]),
      ['companies', ADMIN, 'listCompanies', { text }],
      ['companies after one', ADMIN, 'listCompanies', { after: { id: 1, companyName: text } }],
      ['accounts', ADMIN, 'listAccounts', { text }],
      ['accounts after one', ADMIN, 'listAccounts', { after: text }],
      ['a unit', ADMIN, 'saveInvoice', { ...INVOICE, lines: [{ ...LINE, unitCode: text }] }],
    ]),
    ...[2_147_483_647, 1e300, 9_007_199_254_740_991].map((revision): [string, string, ActionName, object] => [
      `revision ${revision}`,
      IMPORTER,
      'saveListSettings',
      { ...SETTINGS, revision },
    ]),
    ...[
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+14:00',
      '0001-01-01T00:00:00Z',
      '2026-01-01T10:00:00+01',
      '2026-02-30T10:00:00Z',
    ].map((actualAt): [string, string, ActionName, object] => [
      `reached at ${actualAt}`,
      AGENT,
      'recordMilestone',
      { ...REACHED, actualAt },
    ]),
  ];

  describe('what the database can’t store is refused with 422 that names it', () => {
    for (const [name, email, action, input] of cases)
      test(`API-28 ${action}: ${name} ${JSON.stringify(input).slice(0, 90)}`, async () => {
        const { status, reasons, message } = await refusal(email, action, input);
        assert.equal(status, 422);
        assert.notEqual(reasons[0]?.code, 'dataRefused', message);
      });
  });

  test('MOD-02 a day that there isn’t is not another one', async () => {
    const error = await refusal(AGENT, 'recordMilestone', { ...REACHED, actualAt: '2026-02-30T10:00:00Z' });
    assert.deepEqual(error.reasons, [{ code: 'noDate', field: 'actualAt' }]);
    const { rows } = await sql`select actual_at from milestone`.execute(database.db);
    assert.deepEqual(rows, [{ actual_at: null }]);
  });

  test('MOD-09 a unit is cut between its characters, and lines that come to more than a total has room for are refused', async () => {
    const unitCode = '123456789😀😀';
    await actOn(app.url, bearers.get(ADMIN)!, 'saveInvoice', { ...INVOICE, lines: [{ ...LINE, unitCode }] });
    const { rows } = await sql`select unit_code from invoice_line`.execute(database.db);
    assert.deepEqual(rows, [{ unit_code: '123456789😀' }]);
    const large = { chargeName: 'n', amount: '999999999999.99', currency: 'USD' };
    const lines = Array.from({ length: 200 }, () => large);
    const { status, reasons } = await refusal(ADMIN, 'saveInvoice', { ...INVOICE, lines });
    assert.equal(status, 422);
    assert.deepEqual(reasons, [{ code: 'wholeDigits', values: { most: 14 }, field: 'amount', line: 101 }]);
  });

  test('API-28 what no check has caught and the database refuses is 422, too, and an error of the log', async (t) => {
    const logged: string[] = [];
    t.mock.method(process.stdout, 'write', (line: string) => logged.push(String(line)) > 0);
    const loud = await buildTestApp(database, { log: true });
    await sql`alter table web_user add constraint no_such_name check (first_name <> 'Refused')`.execute(
      database.db,
    );
    try {
      const names = { firstName: 'Refused', lastName: 'By', companyPosition: '' };
      const error = await actOn(loud.url, bearers.get(IMPORTER)!, 'saveProfile', names).catch(
        (thrown) => thrown,
      );
      assert.ok(error instanceof Refused, String(error));
      assert.deepEqual(
        [error.status, error.code, error.reasons],
        [422, 'invalid', [{ code: 'dataRefused' }]],
      );
      assert.match(error.message, /check what you entered/);
    } finally {
      await sql`alter table web_user drop constraint no_such_name`.execute(database.db);
      await loud.close();
    }
    const failures = logged.flatMap((line) => (/"level":50/.test(line) ? [JSON.parse(line)] : []));
    assert.deepEqual(
      failures.map(({ err }) => err.code),
      ['23514'],
    );
  });
});

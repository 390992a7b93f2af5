import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { InvoiceStatement } from '../../../../../shared/contract/invoices.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { fillReports } from '../reports/report-rows.ts';

const INVOICE = {
  ...{ invoiceId: null, revision: null, customerId: 101, shipmentId: 1 },
  ...{ issuedOn: '2026-05-01', dueOn: '2026-05-31' },
  lines: [
    { chargeName: ' Freight ', currency: 'USD', amount: '0.10', chargeListId: 1 },
    { chargeName: 'Fee', currency: 'USD', amount: '0.2', quantity: '2', unitCode: 'EA', unitCost: '0.10' },
    { chargeName: 'Haulage', currency: 'EUR', amount: '50', quantity: '3', unitCode: 'EA', unitCost: '1' },
  ],
};

interface Saved {
  id: number;
  reference: string;
  revision: number;
}

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fillReports(database);
    importer = await signIn(database, 101);
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());
  beforeEach(async () => {
    await sql`delete from invoice`.execute(database.db);
    await sql`delete from audit_log`.execute(database.db);
  });

  const act = async (
    name: Parameters<ReturnType<typeof actionsOn>['act']>[0],
    input: object,
    caller: Caller,
    key = '',
  ) => (await actionsOn(database).act(name, input, { caller, ...(key && { key }) })) as Saved;
  const save = (change: object = {}, caller: Caller = admin, key = '') =>
    act('saveInvoice', { ...INVOICE, ...change }, caller, key);
  const pay = (of: Saved, amount: string, more: object = {}, key = '') =>
    act(
      'recordPayment',
      { invoiceId: of.id, revision: of.revision, currency: 'USD', amount, enteredOn: '2026-05-10', ...more },
      admin,
      key,
    );
  const openOf = async (caller: Caller) => {
    const statement = (await actionsOn(database).act('invoiceStatement', {}, { caller })) as InvoiceStatement;
    return Object.fromEntries(statement.currencies.map(({ currency, total }) => [currency, total]));
  };
  const statusOf = async () => {
    const { invoiceStatusSql } = await import('../../../../../portal/server/invoices/invoice-status.ts');
    const { rows } = await sql<{ status: string }>`
      select ${sql.raw(invoiceStatusSql('invoice'))} as status from invoice`.execute(database.db);
    return rows.map(({ status }) => status);
  };

  test('MOD-09 an invoice that the provider writes is the customer’s at once, exact and each currency on its own', async () => {
    const saved = await save();
    assert.match(saved.reference, /^INV-2026-\d{6}$/);
    assert.deepEqual(await openOf(importer), { EUR: '50.00', USD: '0.30' });
    const { rows } =
      await sql`select charge_name, currency, amount::text, trim_scale(quantity)::text as quantity,
      charge_sheet_id from invoice_line order by position`.execute(database.db);
    // What doesn't give the amount is no part of it.
    assert.deepEqual(rows, [
      { charge_name: 'Freight', currency: 'USD', amount: '0.10', quantity: null, charge_sheet_id: 1 },
      { charge_name: 'Fee', currency: 'USD', amount: '0.20', quantity: '2', charge_sheet_id: null },
      { charge_name: 'Haulage', currency: 'EUR', amount: '50.00', quantity: null, charge_sheet_id: null },
    ]);
    const { rows: told } = await sql<{ owner_id: number; changes: unknown }>`
      select owner_id, agent_id, reference, changes from audit_log`.execute(database.db);
    assert.deepEqual(told, [
      {
        ...{ owner_id: 101, agent_id: null, reference: saved.reference },
        changes: [
          { field: 'shipment', before: null, after: 'S1' },
          { field: 'issued', before: null, after: '2026-05-01' },
          { field: 'due', before: null, after: '2026-05-31' },
          { field: 'total', of: 'EUR', before: null, after: '50.00' },
          { field: 'total', of: 'USD', before: null, after: '0.30' },
        ],
      },
    ]);
  });

  test('MOD-09 a quantity with its unit is kept where nothing is said of what one costs', async () => {
    const line = { chargeName: 'Haulage', currency: 'EUR', amount: '100' };
    await save({
      lines: [
        { ...line, quantity: '3', unitCode: 'CNT', unitCost: null },
        { ...line, quantity: '1e3', unitCode: 'CNT', unitCost: null },
      ],
    });
    const { rows } = await sql`select trim_scale(quantity)::text as quantity, unit_code, unit_cost
      from invoice_line order by position`.execute(database.db);
    assert.deepEqual(rows, [
      { quantity: '3', unit_code: 'CNT', unit_cost: null },
      { quantity: null, unit_code: null, unit_cost: null },
    ]);
  });

  test('D-37 a repeated save and a repeated payment take effect once', async () => {
    const saved = await save({}, admin, 'save-1');
    assert.deepEqual(await save({}, admin, 'save-1'), saved);
    const paid = await pay(saved, '0.10', {}, 'pay-1');
    assert.deepEqual(await pay(saved, '0.10', {}, 'pay-1'), paid);
    assert.deepEqual(await openOf(admin), { EUR: '50.00', USD: '0.20' });
    assert.equal((await statusOf()).length, 1);
  });

  test('D-19 an invoice is changed by who saw its current state, until something was paid of it', async () => {
    const saved = await save({ reference: 'X-1' });
    const on = { invoiceId: saved.id, revision: saved.revision };
    const lines = [{ chargeName: 'Freight', currency: 'JPY', amount: '100.00' }];
    const changed = await save({ ...on, lines, shipmentId: null, reference: 'X-2' });
    assert.equal(changed.reference, 'X-1');
    assert.deepEqual(await openOf(importer), { JPY: '100.00' });
    await refused(save({ ...on, lines }), 409, /./);
    await refused(pay(saved, '1'), 409, /./);
    const paid = await pay(changed, '40', { currency: 'JPY' });
    await refused(save({ ...on, revision: paid.revision, lines }), 422, /Payments or credits/);
    await refused(save({ ...on, revision: paid.revision, customerId: 102 }), 422, /Payments or credits/);
    await refused(save({ reference: 'X-1' }), 422, /number/);
  });

  test('MOD-09 no credit is older than its invoice, which may be paid ahead', async () => {
    const saved = await save();
    const credit = { invoiceId: saved.id, currency: 'EUR', amount: '1' };
    const early = { ...credit, revision: saved.revision, enteredOn: '2026-04-30' };
    await refused(act('creditInvoice', early, admin), 422, /before its invoice/);
    const paid = await pay(saved, '0.10', { enteredOn: '2026-04-30' });
    await act('creditInvoice', { ...credit, revision: paid.revision, enteredOn: '2026-05-01' }, admin);
    assert.deepEqual(await openOf(importer), { EUR: '49.00', USD: '0.20' });
    const { rows: told } = await sql<{ changes: { field: string; after: string }[] }>`
      select changes from audit_log where action = 'creditInvoice'`.execute(database.db);
    assert.match(told[0]?.changes[1]?.after ?? '', /^CN-2026-\d{6}$/);

    const issuedOn = addDays(today(), 40);
    const ahead = await save({ issuedOn, dueOn: issuedOn });
    await act('cancelInvoice', { invoiceId: ahead.id, revision: ahead.revision }, admin);
    const { rows } = await sql<{ day: string }>`
      select distinct entered_on::text as day from invoice_entry where invoice_id = ${ahead.id}`.execute(
      database.db,
    );
    assert.deepEqual(rows, [{ day: issuedOn }]);
  });

  test('MOD-09 nothing is paid or credited in parts of the smallest coin of the currency', async () => {
    const lines = [{ chargeName: 'Freight', currency: 'JPY', amount: '100' }];
    const saved = await save({ lines });
    const on = { invoiceId: saved.id, revision: saved.revision, currency: 'JPY', enteredOn: '2026-05-10' };
    const atAmount = (error: unknown) => {
      assert.deepEqual((error as { reasons?: unknown }).reasons, [
        { code: 'decimals', values: { most: 0 }, field: 'amount' },
      ]);
      return true;
    };
    for (const name of ['recordPayment', 'creditInvoice'] as const)
      await assert.rejects(act(name, { ...on, amount: '0.50' }, admin), atAmount);
    await pay(saved, '99.00', { currency: 'JPY' });
    assert.deepEqual(await openOf(importer), { JPY: '1.00' });
  });

  test('D-149 an invoice in dinars is exact to their three decimals, what is paid of it as well', async () => {
    const made = { quantity: '1000', unitCode: 'KG', unitCost: '0.0012' };
    const lines = [
      { chargeName: 'Freight', currency: 'KWD', amount: '1.234' },
      { chargeName: 'Fee', currency: 'KWD', amount: '1.2', ...made },
      {
        chargeName: 'Haulage',
        currency: 'JPY',
        amount: '101',
        quantity: '3',
        unitCode: 'EA',
        unitCost: '33.5',
      },
    ];
    const saved = await save({ lines });
    assert.deepEqual(await openOf(importer), { JPY: '101.00', KWD: '2.434' });
    const { rows } = await sql`select trim_scale(unit_cost)::text as cost from invoice_line
      where unit_cost is not null order by position`.execute(database.db);
    assert.deepEqual(rows, [{ cost: '0.0012' }, { cost: '33.5' }]);
    const paid = await pay(saved, '1.234', { currency: 'KWD' });
    assert.deepEqual(await openOf(importer), { JPY: '101.00', KWD: '1.20' });
    await refused(pay(paid, '1.2001', { currency: 'KWD' }), 422, /decimals/);
    await refused(pay(paid, '1.201', { currency: 'KWD' }), 422, /1\.20/);
    await refused(save({ lines: [{ ...lines[0], currency: 'USD' }] }), 422, /decimals/);
  });

  test('MOD-09 what is paid and credited is owed no more, never more than is open in the currency', async () => {
    const saved = await save();
    await refused(pay(saved, '0.31'), 422, /0\.30/);
    await refused(pay(saved, '1', { currency: 'GBP' }), 422, /0\.00/);
    await refused(pay(saved, '0.10', { enteredOn: addDays(today(), 5) }), 422, /future/);
    for (const amount of ['0', '-1', '0.001', '1,5', '']) await refused(pay(saved, amount), 422, /amount/);
    const paid = await pay(saved, '0.30', { note: ' Bank ' });
    assert.deepEqual(await openOf(importer), { EUR: '50.00' });
    const credited = await act(
      'creditInvoice',
      {
        invoiceId: saved.id,
        revision: paid.revision,
        currency: 'EUR',
        amount: '50.00',
        enteredOn: '2026-05-12',
      },
      admin,
    );
    assert.deepEqual([await openOf(importer), await statusOf()], [{}, ['Paid']]);
    await refused(
      act('cancelInvoice', { invoiceId: saved.id, revision: credited.revision }, admin),
      422,
      /paid or credited/,
    );
    const { rows } = await sql`select kind, currency, amount::text, entered_on::text, note from invoice_entry
      order by id`.execute(database.db);
    assert.deepEqual(rows, [
      { kind: 'payment', currency: 'USD', amount: '0.30', entered_on: '2026-05-10', note: 'Bank' },
      { kind: 'credit', currency: 'EUR', amount: '50.00', entered_on: '2026-05-12', note: null },
    ]);
  });

  test('MOD-09 a cancelled invoice is owed no more and stays listed, and its charges can be billed again', async () => {
    const saved = await save();
    const invoiced = async () => {
      const answer = (await actionsOn(database).act(
        'recordCharges',
        { recordType: 'shipment', recordId: 1 },
        { caller: importer },
      )) as {
        lists: { invoices: { reference: string }[] | null }[];
      };
      return answer.lists[0]!.invoices?.map(({ reference }) => reference) ?? null;
    };
    assert.deepEqual(await invoiced(), [saved.reference]);
    await act('cancelInvoice', { invoiceId: saved.id, revision: saved.revision, note: 'Twice' }, admin);
    assert.deepEqual([await statusOf(), await openOf(importer), await invoiced()], [['Cancelled'], {}, null]);
  });

  test('each wrong field is named, with its line, and nothing is stored', async () => {
    const oneLine = (change: object) => ({ lines: [INVOICE.lines[0], { ...INVOICE.lines[1], ...change }] });
    for (const [change, message] of [
      [{ customerId: 999_999 }, /customerId/],
      [{ customerId: 2, shipmentId: null, lines: [INVOICE.lines[1]] }, /customerId/],
      [{ shipmentId: 7 }, /shipmentId/],
      [{ shipmentId: 999_999 }, /shipmentId/],
      [{ dueOn: '2026-04-30' }, /dueOn/],
      [{ issuedOn: '2026-02-30' }, /issuedOn/],
      [{ lines: [] }, /lines/],
      [oneLine({ chargeName: ' ' }), /line 2/i],
      [oneLine({ currency: 'XXX' }), /line 2/i],
      [oneLine({ amount: '1e3' }), /line 2/i],
      [oneLine({ currency: 'JPY', amount: '1.5' }), /line 2/i],
      // A list of another customer's quote.
      [oneLine({ chargeListId: 4 }), /line 2/i],
    ] as const)
      await refused(save(change), 422, message);
    assert.deepEqual(await statusOf(), []);
  });

  test('D-15 nobody but the provider’s admins writes an invoice, of whatever company', async () => {
    const saved = await save();
    const agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    const acting = { ...admin, seesAll: false, entityId: 101 };
    await sql`insert into link_token (id, record_type, record_id, role, expires_at) values
      ('00000000-0000-4000-8000-000000000001', 'shipment', 1, 'admin', now() + interval '1 day')
      on conflict do nothing`.execute(database.db);
    const on = { invoiceId: saved.id, revision: saved.revision };
    const entry = { ...on, currency: 'USD', amount: '0.10', enteredOn: '2026-05-10' };
    for (const caller of [importer, agent, acting, link('shipment', 1), service]) {
      await refused(save({}, caller), 403, /./);
      await refused(act('recordPayment', entry, caller), 403, /./);
      await refused(act('creditInvoice', entry, caller), 403, /./);
      await refused(act('cancelInvoice', on, caller), 403, /./);
    }
    await refused(act('recordPayment', { ...entry, invoiceId: 999_999 }, admin), 403, /./);
    assert.deepEqual(await openOf(importer), { EUR: '50.00', USD: '0.30' });
  });
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { InvoiceStatement } from '../../../../../shared/contract/invoices.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, fill, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';

/** Days since each invoice of company 101 was due; all of them but the last are open. */
const DUE = [-5, 0, 1, 30, 31, 60, 61, 90, 91, 200] as const;

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let other: UserCaller;
  let agent: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fill(database);
    importer = await signIn(database, 101);
    other = await signIn(database, 102);
    agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    admin = await signIn(database, 1, { admin: true });
    for (const [place, days] of DUE.entries()) await add(place + 1, 101, days, { USD: ['10.10', '0.05'] });
    await add(11, 101, 3, { EUR: ['7.00', '0.00'], USD: ['1.00', '1.00'] });
    await add(12, 101, 50, { USD: ['9.00', '9.00'] });
    await add(20, 102, 5, { USD: ['500.00', '0.00'] });
  });
  after(() => database.close());

  async function add(id: number, customer: number, days: number, totals: Record<string, [string, string]>) {
    await sql`insert into invoice (id, reference, customer_id, issued_on, due_on)
      select ${id}, ${`INV-${id}`}, ${customer}, due - 30, due
      from (select (now() at time zone 'UTC')::date - ${days}::integer as due) dates`.execute(database.db);
    for (const [currency, [amount, paid]] of Object.entries(totals))
      await sql`insert into invoice_total (invoice_id, currency, amount, paid_amount)
        values (${id}, ${currency}, ${amount}, ${paid})`.execute(database.db);
  }

  const statement = async (caller: UserCaller, input = {}) =>
    (await actionsOn(database).act('invoiceStatement', input, { caller })) as InvoiceStatement;

  test('MOD-09 what is owed is listed by due date and summed by age, exactly and each currency on its own', async () => {
    const { invoices, currencies, isCut } = await statement(importer);
    assert.deepEqual(
      invoices.map(({ invoiceId }) => invoiceId),
      [10, 9, 8, 7, 6, 5, 4, 11, 3, 2, 1],
    );
    assert.equal(isCut, false);
    const two = '20.10';
    assert.deepEqual(currencies, [
      {
        currency: 'EUR',
        total: '7.00',
        buckets: { notDue: '0.00', days30: '7.00', days60: '0.00', days90: '0.00', over90: '0.00' },
      },
      {
        currency: 'USD',
        total: '100.50',
        buckets: { notDue: two, days30: two, days60: two, days90: two, over90: two },
      },
    ]);
    const { reference, status, daysOverdue, amount, paid, owed } = invoices[0]!;
    assert.deepEqual([reference, status, daysOverdue], ['INV-10', 'Overdue', 200]);
    assert.deepEqual([amount, paid, owed], ['10.10', '0.05', '10.05']);
    assert.deepEqual(
      invoices.slice(-2).map((one) => [one.status, one.daysOverdue]),
      [
        ['Partly Paid', 0],
        ['Partly Paid', 0],
      ],
    );
  });

  test('D-15 people see what their own company owes, admins of the provider what each customer does', async () => {
    const customersOf = async (caller: UserCaller, input = {}) =>
      [...new Set((await statement(caller, input)).invoices.map(({ customerId }) => customerId))].sort();
    assert.deepEqual(await customersOf(other), [102]);
    assert.deepEqual(await customersOf(admin), [101, 102]);
    assert.deepEqual(await customersOf(admin, { entityId: 102 }), [102]);
    const choice = async (caller: UserCaller) =>
      (await statement(caller, { entityId: 102 })).customers.map(({ id }) => id).sort();
    assert.deepEqual([await choice(admin), await choice(importer)], [[101, 102], [101]]);
    // The same for a foreign company as for an unknown one, and for agents of a customer.
    const named = async (caller: UserCaller, input = {}) => (await statement(caller, input)).customer;
    assert.deepEqual(await named(admin, { entityId: 102 }), { id: 102, name: 'Importer B' });
    assert.deepEqual(await named(importer, { entityId: 101 }), { id: 101, name: 'Importer A' });
    assert.equal(await named(admin), null);
    for (const [caller, entityId] of [
      [admin, 999_999],
      [admin, 3],
      [importer, 102],
    ] as const)
      assert.equal(await named(caller, { entityId }), null);
    for (const [caller, entityId] of [
      [importer, 102],
      [importer, 999_999],
      [agent, 101],
      [agent, undefined],
    ] as const) {
      const { invoices, currencies } = await statement(caller, { entityId });
      assert.deepEqual([invoices, currencies], [[], []]);
    }
  });

  test('D-15 no link and not the tools’ own scope reads a statement, and a wrong id is named', async () => {
    for (const caller of [link('entity', 101), link('shipment', 2001), service])
      await refused(actionsOn(database).act('invoiceStatement', {}, { caller }), 403, /./);
    await refused(statement(importer, { entityId: 'x' }), 422, /entityId/);
  });
});

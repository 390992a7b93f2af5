import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import { createCallerQueue } from '../../../../../portal/server/caller-queue.ts';
import { runQuery } from '../../../../../portal/server/data-api/execute.ts';
import { documentOf } from '../../../../../portal/server/data-api/query/document.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forbidden } from '../../../../../portal/server/http/errors/api-error.ts';
import { invoiceStatusSql } from '../../../../../portal/server/invoices/invoice-status.ts';
import type { InvoiceStatement } from '../../../../../shared/contract/invoices.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { fillReports } from '../reports/report-rows.ts';

interface Saved {
  id: number;
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
    caller: Caller = admin,
    key = '',
  ) => (await actionsOn(database).act(name, input, { caller, ...(key && { key }) })) as Saved;
  const save = () =>
    act('saveInvoice', {
      ...{ invoiceId: null, revision: null, customerId: 101, shipmentId: 1 },
      ...{ issuedOn: '2026-05-01', dueOn: '2026-05-31' },
      lines: [{ chargeName: 'Freight', currency: 'USD', amount: '100.10' }],
    });
  const on = ({ id, revision }: Saved) => ({ invoiceId: id, revision });
  const enter = (
    kind: 'recordPayment' | 'creditInvoice',
    of: Saved,
    amount: string,
    enteredOn = '2026-05-10',
  ) => act(kind, { ...on(of), currency: 'USD', amount, enteredOn });
  const entryIds = async () => {
    const { rows } = await sql<{ id: number }>`select id from invoice_entry order by id`.execute(database.db);
    return rows.map(({ id }) => id);
  };
  const reverse = async (
    of: Saved,
    { entry = 0, reason = 'Another customer’s', caller = admin as Caller, key = '' } = {},
  ) => act('reverseInvoiceEntry', { ...on(of), entryId: (await entryIds())[entry], reason }, caller, key);
  const stateOf = async () => {
    const { rows } = await sql<object>`
      select ${sql.raw(invoiceStatusSql('invoice'))} as status, paid_amount::text as paid, credited_amount::text as credited,
        (paid_at at time zone 'UTC')::date::text as "paidOn"
      from invoice join invoice_total on invoice_id = invoice.id`.execute(database.db);
    return rows[0];
  };
  const owed = async () => {
    const statement = (await actionsOn(database).act(
      'invoiceStatement',
      {},
      { caller: importer },
    )) as InvoiceStatement;
    return statement.currencies.map(({ total }) => total);
  };

  test('MOD-09 a reversed payment is open again, and stays with who reversed it and why', async () => {
    const first = await enter('recordPayment', await save(), '40', '2026-05-10');
    const paid = await enter('recordPayment', first, '60.10', '2026-05-20');
    assert.deepEqual(await owed(), []);
    await reverse(paid, { entry: 1, reason: ' Entered twice ' });
    assert.deepEqual(
      [await owed(), await stateOf()],
      [['60.10'], { status: 'Overdue', paid: '40.00', credited: '0.00', paidOn: '2026-05-10' }],
    );
    const { rows } = await sql`
      select amount::text, reversed_by, reversal_reason as reason from invoice_entry order by id`.execute(
      database.db,
    );
    assert.deepEqual(rows, [
      { amount: '40.00', reversed_by: null, reason: null },
      { amount: '60.10', reversed_by: admin.label, reason: 'Entered twice' },
    ]);
    const { rows: told } = await sql<{ owner_id: number; changes: unknown }>`
      select owner_id, agent_id, changes from audit_log where action = 'reverseInvoiceEntry'`.execute(
      database.db,
    );
    assert.deepEqual(told, [
      {
        ...{ owner_id: 101, agent_id: null },
        changes: [
          { field: 'payment', of: 'USD', before: '60.10', after: null },
          { field: 'reason', before: null, after: 'Entered twice' },
        ],
      },
    ]);
  });

  test('MOD-09 why it was reversed, and by whom, is the provider’s own business, in the log as well', async () => {
    await reverse(await enter('recordPayment', await save(), '40'), { reason: 'Our own mistake' });
    const query = documentOf(`{
      allInvoice { results { entries { kind reversedAt reversedBy reversalReason } } }
      allAuditEntry(where: { action: { eq: "reverseInvoiceEntry" } }) { results { changes } }
    }`);
    const seenBy = async (caller: UserCaller) => {
      const operation = { document: query, operation: query.operation(undefined), variables: {} };
      const asked = { address: '127.0.0.1', answered: Promise.resolve() };
      const queries = createCallerQueue({ atOnce: 1 });
      return JSON.parse((await runQuery({ database, queries }, caller, operation, asked)).data);
    };
    const known = JSON.stringify(await seenBy(admin));
    assert.match(known, /"reversedBy":"[^"]+","reversalReason":"Our own mistake"/);
    assert.match(known, /"field":"reason"/);
    const told = await seenBy(importer);
    const [{ reversedAt, ...entry }] = told.allInvoice.results[0].entries;
    assert.match(reversedAt, /^\d{4}-/);
    assert.deepEqual(entry, { kind: 'payment', reversedBy: null, reversalReason: null });
    assert.deepEqual(told.allAuditEntry.results, [
      { changes: [{ field: 'payment', of: 'USD', before: '40.00', after: null }] },
    ]);
  });

  test('MOD-09 an invoice that a credit settles is credited, and cancelled only by a cancellation', async () => {
    const credited = await enter('creditInvoice', await save(), '100.10');
    assert.equal(((await stateOf()) as { status: string }).status, 'Credited');
    assert.deepEqual(await owed(), []);
    const opened = await reverse(credited);
    await act('cancelInvoice', on(opened));
    assert.equal(((await stateOf()) as { status: string }).status, 'Cancelled');
  });

  test('MOD-09 a reversed credit opens a cancelled invoice again, which can be changed and settled then', async () => {
    const cancelled = await act('cancelInvoice', on(await save()));
    assert.deepEqual([await owed(), ((await stateOf()) as { status: string }).status], [[], 'Cancelled']);
    const opened = await reverse(cancelled);
    assert.deepEqual(await stateOf(), { status: 'Overdue', paid: '0.00', credited: '0.00', paidOn: null });
    assert.deepEqual(await owed(), ['100.10']);
    const changed = await act('saveInvoice', {
      ...{ ...on(opened), customerId: 101, shipmentId: 1, issuedOn: '2026-05-01', dueOn: '2026-05-31' },
      lines: [{ chargeName: 'Freight', currency: 'USD', amount: '50.00' }],
    });
    await enter('recordPayment', changed, '50.00');
    assert.deepEqual(await owed(), []);
  });

  test('D-37 a repeated reversal takes effect once, and none is reversed twice', async () => {
    const paid = await enter('recordPayment', await enter('recordPayment', await save(), '40'), '40');
    const reversed = await reverse(paid, { key: 'reverse-1' });
    assert.deepEqual(await reverse(paid, { key: 'reverse-1' }), reversed);
    assert.deepEqual(await owed(), ['60.10']);
    await refused(reverse(reversed), 422, /reversed already/);
    assert.deepEqual(await owed(), ['60.10']);
  });

  test('D-19 it is reversed by who saw the invoice’s current state, and with a reason', async () => {
    const saved = await save();
    const paid = await enter('recordPayment', saved, '40');
    await refused(reverse(saved), 409, /./);
    for (const reason of ['', '  ', 'x'.repeat(201)]) await refused(reverse(paid, { reason }), 422, /reason/);
    assert.deepEqual(await owed(), ['60.10']);
  });

  test('D-15 nobody but the provider’s admins reverses anything, and none of another invoice', async () => {
    await enter('recordPayment', await save(), '1');
    const paid = await enter('recordPayment', await save(), '40');
    await sql`insert into link_token (id, record_type, record_id, role, expires_at) values
      ('00000000-0000-4000-8000-000000000001', 'shipment', 1, 'admin', now() + interval '1 day')
      on conflict do nothing`.execute(database.db);
    const agent = { ...(await signIn(database, 2)), roles: ['Agent'] };
    const acting = { ...admin, seesAll: false, entityId: 101 };
    for (const caller of [importer, await signIn(database, 102), agent, acting, link('shipment', 1), service])
      await refused(reverse(paid, { entry: 1, caller }), 403, /./);
    const unknown = { ...on(paid), reason: 'No' };
    for (const work of [
      () => reverse(paid, { entry: 0 }),
      () => act('reverseInvoiceEntry', { ...unknown, entryId: 999_999 }),
      () => act('reverseInvoiceEntry', { ...unknown, invoiceId: 999_999, entryId: 1 }),
    ])
      await refused(work(), 403, forbidden().message);
    assert.deepEqual(await owed(), ['159.20']);
  });
});

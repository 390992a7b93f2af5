import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import type { UserCaller } from '../../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../../portal/server/db/database.ts';
import type { InvoiceStatement } from '../../../../../../shared/contract/invoices.ts';
import type { RecordCharges } from '../../../../../../shared/contract/record-charges.ts';
import { monthAfter, REPORT_MODES, type ReportAnswer } from '../../../../../../shared/contract/reports.ts';
import { decimal } from '../../../../../../shared/trade/decimal.ts';
import { actionsOn, signIn } from '../../../actions/order-records.ts';

/** Amounts by currency, added exactly; those that come to nothing are left out. */
type Sums = Readonly<Record<string, string>>;
type Amount = { currency: string | null; amount: string | null };

function sumsOf(amounts: readonly Amount[]): Sums {
  const sums = new Map<string, ReturnType<typeof decimal>>();
  for (const { currency, amount } of amounts)
    sums.set(String(currency), (sums.get(String(currency)) ?? decimal('0')).plus(amount ?? '0'));
  return Object.fromEntries(
    [...sums]
      .filter(([, sum]) => sum.gt('0'))
      .map(([currency, sum]) => [currency, sum.toFixed(2)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What the demo's reports, shipments, invoices and statements say of the same money. */
export function testShipmentMoney(open: () => Database): void {
  let callers: Readonly<Record<'importer' | 'agent' | 'admin', UserCaller>>;
  let act: ReturnType<typeof actionsOn>['act'];

  before(async () => {
    const database = open();
    act = actionsOn(database).act;
    callers = {
      importer: await signIn(database, 101),
      agent: { ...(await signIn(database, 2)), roles: ['Agent'] },
      admin: await signIn(database, 1, { admin: true }),
    };
  });

  const rows = async <Row>(query: string): Promise<Row[]> =>
    (await sql.raw<Row>(query).execute(open().db)).rows;
  const chargesOf = async (caller: UserCaller, recordId: number) =>
    (await act('recordCharges', { recordType: 'shipment', recordId }, { caller })) as RecordCharges;
  /** What a shipment says it comes to. */
  const comesTo = ({ billed, totals }: RecordCharges, isBuyer: boolean): readonly Amount[] =>
    billed?.length
      ? billed
      : totals.map(({ currency, cost, price }) => ({ currency, amount: isBuyer ? cost : price }));

  /** Of all shipments of a mode, a year at a time. */
  async function reported(caller: UserCaller, mode: (typeof REPORT_MODES)[number]): Promise<Amount[]> {
    const [{ first, last }] = (await rows(
      `select to_char(min(created_at), 'YYYY-MM') as first, to_char(max(created_at), 'YYYY-MM') as last from shipment`,
    )) as [{ first: string; last: string }];
    const spend: Amount[] = [];
    for (let from = first; from <= last; from = monthAfter(from, 12)) {
      const report = await act('reportShipments', { mode, from, to: monthAfter(from, 11) }, { caller });
      spend.push(...(report as ReportAnswer).totals.spend);
    }
    return spend;
  }

  for (const who of ['importer', 'agent', 'admin'] as const)
    it(`MOD-02 MOD-17 reports come to what the shipments say of themselves, for the ${who}`, async () => {
      const caller = callers[who];
      for (const mode of REPORT_MODES) {
        const mine = { importer: 'company_id = 101', agent: 'agent_id = 2', admin: 'true' }[who];
        const shipments = await rows<{ id: number }>(
          `select id from shipment where lower(mode) = '${mode}' and status <> 'Cancelled' and ${mine}`,
        );
        const said: Amount[] = [];
        for (const { id } of shipments) said.push(...comesTo(await chargesOf(caller, id), who === 'agent'));
        const sums = sumsOf(said);
        assert.ok(Object.keys(sums).length > 0, `${mode}: nothing to compare`);
        assert.deepEqual(sumsOf(await reported(caller, mode)), sums);
      }
    });

  it('MOD-09 each invoice bills the sum of its lines, and of charges what the shipment says that they are sold for', async () => {
    const wrong = await rows(`
      select invoice_id, currency from invoice_total total where amount is distinct from (
        select sum(amount) from invoice_line line where line.invoice_id = total.invoice_id and line.currency = total.currency)
      union all select distinct invoice_id, currency from invoice_line line where not exists (
        select 1 from invoice_total total where total.invoice_id = line.invoice_id and total.currency = line.currency)`);
    assert.deepEqual(wrong, []);
    const billed = await rows<{ list: number; shipment: number } & Amount>(`
      select line.charge_sheet_id as list, invoice.shipment_id as shipment, sum(line.amount)::text as amount,
        line.currency from invoice_line line join invoice on invoice.id = line.invoice_id
      where line.charge_sheet_id is not null and invoice.shipment_id is not null group by 1, 2, 4`);
    assert.ok(billed.length > 20, String(billed.length));
    for (const [shipment, lines] of Map.groupBy(billed, ({ shipment }) => shipment)) {
      const { lists } = await chargesOf(callers.admin, shipment);
      for (const [list, of] of Map.groupBy(lines, ({ list }) => list)) {
        const charged = lists.find(({ id }) => id === list);
        assert.deepEqual(
          sumsOf(of),
          // A manifest has no currency of its own, and is billed in US dollars.
          sumsOf(
            (charged?.totals ?? []).map(({ currency, price }) => ({
              currency: currency ?? 'USD',
              amount: price,
            })),
          ),
          `list ${list} of shipment ${shipment}`,
        );
        assert.ok(charged?.invoices?.length, `list ${list} is said to be invoiced`);
      }
    }
  });

  it('MOD-09 statements owe what is open of the invoices, of each customer and of each shipment', async () => {
    const statementOf = async (caller: UserCaller, entityId?: number) =>
      (await act('invoiceStatement', entityId ? { entityId } : {}, { caller })) as InvoiceStatement;
    const open = await rows<Amount & { customer: number; shipment: number | null }>(`
      select invoice.customer_id as customer, invoice.shipment_id as shipment, total.currency,
        (total.amount - total.paid_amount - total.credited_amount)::text as amount
      from invoice join invoice_total total on total.invoice_id = invoice.id`);
    const all = await statementOf(callers.admin);
    assert.equal(all.isCut, false);
    const totalsOf = ({ currencies }: InvoiceStatement) =>
      sumsOf(currencies.map(({ currency, total }) => ({ currency, amount: total })));
    assert.deepEqual(totalsOf(all), sumsOf(open));
    for (const { id } of all.customers) {
      const statement = await statementOf(callers.admin, id);
      const owed = sumsOf(open.filter(({ customer }) => customer === id));
      assert.deepEqual(totalsOf(statement), owed, statement.customer?.name);
      const listed = statement.invoices.map(({ currency, owed: amount }) => ({ currency, amount }));
      assert.deepEqual(sumsOf(listed), owed, statement.customer?.name);
    }
    assert.deepEqual(
      totalsOf(await statementOf(callers.importer)),
      totalsOf(await statementOf(callers.admin, 101)),
    );
    const byShipment = Map.groupBy(open, ({ shipment }) => shipment);
    for (const [shipment, amounts] of byShipment) {
      if (shipment === null) continue;
      const { billed } = await chargesOf(callers.admin, shipment);
      const owed = (billed ?? []).map(({ currency, owed: amount }) => ({ currency, amount }));
      assert.deepEqual(sumsOf(owed), sumsOf(amounts), `shipment ${shipment}`);
    }
  });
}

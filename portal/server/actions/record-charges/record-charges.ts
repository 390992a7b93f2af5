import { sql, type Transaction } from 'kysely';
import {
  type BilledTotal,
  type EarlierVersion,
  RecordChargesInput,
} from '../../../../shared/contract/record-charges.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import { sidesOf } from '../../charges/line-amounts.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { billedOf, countedOf } from '../../invoices/shipment-amounts.ts';
import { earlierVersions, mayBeginVersion } from '../../quotes/quote-versions.ts';
import { defineAction } from '../action.ts';
import { chargeListsOf } from './charge-lists.ts';
import { ratesOfLane } from './lane-rates.ts';
import { chargeTotals } from './totals.ts';

/**
 * MOD-02, MOD-09, MOD-10: what a shipment is charged by its accepted quotes and its manifests and what its invoices bill, what
 * one manifest charges, or what a quote offers, by currency. Sums are of quotes where there are any, and else of manifests.
 * Admins see what it costs and what it is sold for, customers the price and agents the cost alone (D-120, D-142), as in the
 * reports; customers see nothing of a quote that wasn't issued yet. Admins of the provider also see which base rates count for
 * a shipment.
 *
 * @throws ApiError 403 for links and the tools' own scope, and the same for a foreign and for an unknown record
 */
export const recordCharges = defineAction({
  id: '1b7c5e90-83d4-4a6f-b2e1-6f0d9c48a735',
  input: RecordChargesInput,
  readsOnly: true,
  async allow(trx, caller, { recordType, recordId }): Promise<UserCaller> {
    if (caller.kind !== 'user') throw forbidden();
    const { rows } = await sql`select 1 from ${sql.table(recordType)} record
      where record.id = ${recordId}::integer and ${mayReadRecord(caller, recordType, 'record')}`.execute(trx);
    if (rows.length === 0) throw forbidden();
    return caller;
  },
  async run(trx, caller, record) {
    const lists = (await chargeListsOf(trx, caller, record)).map((list) => ({
      ...list,
      totals: chargeTotals(list.lines),
    }));
    return {
      result: {
        lists,
        totals: chargeTotals(countedOf(lists).flatMap(({ lines }) => lines)),
        billed:
          record.recordType === 'shipment' && sidesOf(caller).price
            ? await billedBy(trx, caller, record.recordId)
            : [],
        rates:
          caller.seesAll && record.recordType === 'shipment' ? await ratesOfLane(trx, record.recordId) : null,
        versions: record.recordType === 'quote' ? await versionsOf(trx, caller, record.recordId) : [],
        newVersion: record.recordType === 'quote' && (await mayBeginVersion(trx, caller, record.recordId)),
      },
    };
  },
});

/** What the shipment's invoices bill, by currency. */
async function billedBy(
  trx: Transaction<Tables>,
  caller: UserCaller,
  shipmentId: number,
): Promise<BilledTotal[]> {
  const { rows } = await sql<BilledTotal>`
    select currency, ${sql.raw(amountText('sum(amount)'))} as amount, ${sql.raw(amountText('sum(owed)'))} as owed
    from (${billedOf(caller, sql`${shipmentId}::integer`)}) billed group by currency order by currency`.execute(
    trx,
  );
  return rows;
}

/** With the sides that the caller sees of the charges themselves. */
async function versionsOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  quoteId: number,
): Promise<EarlierVersion[]> {
  const { cost: seesCost, price: seesPrice } = sidesOf(caller);
  return (await earlierVersions(trx, quoteId)).map(({ totals, ...version }) => ({
    ...version,
    totals: totals.map(({ currency, cost, price }) => ({
      currency,
      cost: seesCost ? cost : null,
      price: seesPrice ? price : null,
    })),
  }));
}

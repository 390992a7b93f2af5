import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { difference } from '../../../../shared/trade/money.ts';
import type { en } from './texts/en.ts';

/** One column of amounts. */
export interface Side {
  heading: keyof typeof en;
  amountOf(row: Pick<RecordChargeTotal, 'cost' | 'price' | 'currency'>): string | null;
}

const cost: Side = { heading: 'recordCharges.cost', amountOf: (row) => row.cost };
const price: Side = { heading: 'recordCharges.price', amountOf: (row) => row.price };
const amount: Side = { heading: 'recordCharges.amount', amountOf: (row) => row.price };
const markUp: Side = {
  heading: 'recordCharges.markUp',
  amountOf: (row) =>
    row.price === null || row.cost === null ? null : difference(row.price, row.cost, row.currency ?? ''),
};
const paid: Side = { heading: 'recordCharges.customerPays', amountOf: (row) => row.price };

/** The amounts that the viewer sees: both sides, or one; what is paid needs no name then, a cost always has one. */
export function sidesOf(rows: readonly RecordChargeTotal[]): Side[] {
  const hasPrice = rows.some((row) => row.price !== null);
  if (!rows.some((row) => row.cost !== null)) return hasPrice ? [amount] : [];
  return hasPrice ? [cost, price] : [cost];
}

/** The same for those who set the price, who are told what the customer pays beside what it costs (MOD-10, D-142). */
export function offeredSides(rows: readonly RecordChargeTotal[]): Side[] {
  const sides = sidesOf(rows);
  return sides.length === 2 ? [cost, markUp, paid] : sides;
}

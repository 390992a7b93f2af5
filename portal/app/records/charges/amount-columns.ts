import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { difference } from '../../../../shared/trade/money.ts';
import type { en } from './texts/en.ts';

/** One column of amounts. */
export interface AmountColumn {
  heading: keyof typeof en;
  amountOf(row: Pick<RecordChargeTotal, 'cost' | 'price' | 'currency'>): string | null;
}

const cost: AmountColumn = { heading: 'recordCharges.cost', amountOf: (row) => row.cost };
const price: AmountColumn = { heading: 'recordCharges.price', amountOf: (row) => row.price };
const amount: AmountColumn = { heading: 'recordCharges.amount', amountOf: (row) => row.price };
const markUp: AmountColumn = {
  heading: 'recordCharges.markUp',
  amountOf: (row) =>
    row.price === null || row.cost === null ? null : difference(row.price, row.cost, row.currency ?? ''),
};
const paid: AmountColumn = { heading: 'recordCharges.customerPays', amountOf: (row) => row.price };

/** The amounts that the viewer sees: both columns, or one; what is paid needs no name then, a cost always has one. */
export function amountColumns(rows: readonly RecordChargeTotal[]): AmountColumn[] {
  const hasPrice = rows.some((row) => row.price !== null);
  if (!rows.some((row) => row.cost !== null)) return hasPrice ? [amount] : [];
  return hasPrice ? [cost, price] : [cost];
}

/** The same for those who set the price, who are told what the customer pays beside what it costs (MOD-10, D-142). */
export function offeredAmountColumns(rows: readonly RecordChargeTotal[]): AmountColumn[] {
  const columns = amountColumns(rows);
  return columns.length === 2 ? [cost, markUp, paid] : columns;
}

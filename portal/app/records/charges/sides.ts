import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import type { en } from './texts/en.ts';

interface Side {
  heading: keyof typeof en;
  amountOf(row: Pick<RecordChargeTotal, 'cost' | 'price'>): string | null;
}

/** The amounts that the viewer sees: both sides, or one, which then needs no name. */
export function sidesOf(rows: readonly RecordChargeTotal[]): Side[] {
  const hasCost = rows.some(({ cost }) => cost !== null);
  const hasPrice = rows.some(({ price }) => price !== null);
  const one = 'recordCharges.amount';
  const both = hasCost && hasPrice;
  return [
    ...(hasCost
      ? [{ heading: both ? 'recordCharges.cost' : one, amountOf: ({ cost }) => cost } satisfies Side]
      : []),
    ...(hasPrice
      ? [{ heading: both ? 'recordCharges.price' : one, amountOf: ({ price }) => price } satisfies Side]
      : []),
  ];
}

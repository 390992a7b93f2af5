import type { ShipmentChargeTotal } from '../../../../shared/contract/shipment-charges.ts';
import type { en } from './texts/en.ts';

interface Side {
  heading: keyof typeof en;
  amountOf(row: Pick<ShipmentChargeTotal, 'cost' | 'price'>): string | null;
}

/** The amounts that the viewer sees: both sides, or one, which then needs no name. */
export function sidesOf(rows: readonly ShipmentChargeTotal[]): Side[] {
  const hasCost = rows.some(({ cost }) => cost !== null);
  const hasPrice = rows.some(({ price }) => price !== null);
  const one = 'shipmentCharges.amount';
  const both = hasCost && hasPrice;
  return [
    ...(hasCost
      ? [{ heading: both ? 'shipmentCharges.cost' : one, amountOf: ({ cost }) => cost } satisfies Side]
      : []),
    ...(hasPrice
      ? [{ heading: both ? 'shipmentCharges.price' : one, amountOf: ({ price }) => price } satisfies Side]
      : []),
  ];
}

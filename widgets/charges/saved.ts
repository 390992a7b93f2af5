import type { ChargeLine } from '../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../shared/contract/charges-input.ts';
import { isManualTotal } from '../../shared/trade/money.ts';
import type { SavedCharge } from './events.ts';

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A stored line as the page is told of it. */
export function savedCharge(line: ChargeLine): SavedCharge {
  const { id: _, original, ...rest } = line;
  return {
    ...rest,
    quantity: numberOf(line.quantity),
    ...amounts(line),
    original: original ? { ...original, ...amounts(original), rate: numberOf(original.rate) } : null,
  };
}

const amounts = ({
  unitCost,
  totalPrice,
  minimumPrice,
}: Pick<ChargeLine, 'unitCost' | 'totalPrice' | 'minimumPrice'>) => ({
  unitCost: numberOf(unitCost),
  totalPrice: numberOf(totalPrice),
  minimumPrice: numberOf(minimumPrice),
});

/** What was sent, as a backend stores it that says no more than that it is done. */
export const sentAsStored = ({ charges }: SaveChargesPayload): ChargeLine[] =>
  charges.map((line) => ({
    id: null,
    chargeType: line.chargeType,
    unitCode: line.unitCode,
    currency: line.currency ?? '',
    comments: line.comments ?? '',
    quantity: textOf(line.quantity),
    ...texts(line),
    manuallyEditedTotal: isManualTotal(textOf(line.totalPrice), textOf(line.quantity), textOf(line.unitCost)),
    original: line.original
      ? { ...line.original, ...texts(line.original), rate: textOf(line.original.rate) }
      : null,
  }));

type Amounts = { unitCost?: unknown; totalPrice?: unknown; minimumPrice?: unknown };

const texts = ({ unitCost, totalPrice, minimumPrice }: Amounts) => ({
  unitCost: textOf(unitCost),
  totalPrice: textOf(totalPrice),
  minimumPrice: textOf(minimumPrice),
});

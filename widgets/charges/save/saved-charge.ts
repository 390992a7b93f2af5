import type { ChargeLine } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { isManualTotal } from '../../../shared/trade/money.ts';
import type { SavedCharge } from '../events.ts';
import { amountsOf, numberOf } from './payload.ts';

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A stored line as `fp-saved` holds it. */
export function savedCharge(line: ChargeLine): SavedCharge {
  const { id: _, original, ...rest } = line;
  return {
    ...rest,
    quantity: numberOf(line.quantity),
    ...amountsOf((field) => numberOf(line[field])),
    original: original && {
      ...original,
      ...amountsOf((field) => numberOf(original[field])),
      rate: numberOf(original.rate),
    },
  };
}

/** What was sent, as a backend stores it that only confirms the save. */
export const sentAsStored = ({ charges }: SaveChargesPayload): ChargeLine[] =>
  charges.map(({ original, ...line }) => ({
    id: null,
    chargeType: line.chargeType,
    unitCode: line.unitCode,
    currency: line.currency ?? '',
    comments: line.comments ?? '',
    quantity: textOf(line.quantity),
    ...amountsOf((field) => textOf(line[field])),
    manuallyEditedTotal: isManualTotal(
      textOf(line.totalPrice),
      textOf(line.quantity),
      textOf(line.unitCost),
      line.currency ?? '',
    ),
    original: original
      ? { ...original, ...amountsOf((field) => textOf(original[field])), rate: textOf(original.rate) }
      : null,
  }));

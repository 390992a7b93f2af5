import type { Charges } from '../../../shared/contract/charges.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { isManifest, type RecordRef } from '../record.ts';

/** The cells of a line, by their field on the wire. */
export const FIELDS = [
  'chargeType',
  'currency',
  'unitCode',
  'quantity',
  'unitCost',
  'totalPrice',
  'minimumPrice',
  'comments',
] as const;
export type Field = (typeof FIELDS)[number];

/** What the columns and the rules of a list follow from. */
export interface Kind {
  /** D-109: without a quote neither of the two holds. */
  readonly isFcl: boolean;
  readonly isAir: boolean;
  readonly isManifest: boolean;
  /** Such as `LCL`, as it is shown; `''` where it says nothing. */
  readonly container?: string;
}

export function kindOf(record: RecordRef, quote: Charges['quote']): Kind {
  const is = (text: string | undefined, word: string) => text?.trim().toLowerCase() === word;
  return {
    isFcl: is(quote?.container_type, 'fcl'),
    isAir: is(quote?.mode, 'air'),
    isManifest: isManifest(record),
    container: is(quote?.container_type, 'loose') ? '' : (quote?.container_type ?? ''),
  };
}

/** CHG-09 to CHG-16, in the order on the screen. FCL lines have one price, which is their total. */
export function columnsOf({ isFcl, isAir, isManifest }: Kind): Field[] {
  return FIELDS.filter((field) => {
    if (field === 'currency') return !isManifest;
    if (field === 'quantity' || field === 'unitCost') return !isFcl;
    return field !== 'minimumPrice' || isAir;
  });
}

/** CHG-30 to CHG-33 */
export function isNeeded({ isFcl }: Kind, field: Field): boolean {
  if (field === 'totalPrice') return isFcl;
  return field !== 'minimumPrice' && field !== 'comments';
}

/** Whether a total in USD needs a rate for it, be it sent converted or, such as CAD, as it is. */
export const isNonUsd = ({ isManifest }: Kind, currency: string): boolean =>
  !isManifest && currency !== 'USD' && CURRENCIES.includes(currency);

/** CHG-42: the others are converted to USD when they are sent; those of manifests never (D-110). */
export const isConverted = (kind: Kind, currency: string): boolean =>
  currency !== 'CAD' && isNonUsd(kind, currency);

const AMOUNTS = new Set<string>(['quantity', 'unitCost', 'totalPrice', 'minimumPrice']);
export const isAmount = (column: string): boolean => AMOUNTS.has(column);

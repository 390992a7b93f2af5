import type { PriceLine } from '../../../../shared/contract/rate-search.ts';
import type { Words } from './use-words.ts';

/** What a line of a price is charged for, and at which price each. */
export function lineText(
  { text, number, money }: Words,
  { kind, name, unit, quantity, price, currency, isMinimum }: PriceLine,
): string {
  if (kind === 'charge') {
    return isMinimum ? `${name} (${text('rateSearch.minimumMark')})` : (name ?? '');
  }
  if (isMinimum || quantity === null || price === null) return text('rateSearch.minimum');
  const each = money(price, currency);
  if (unit === 'KG') return text('rateSearch.kilograms', { weight: number(quantity), price: each });
  if (unit === 'W/M') return text('rateSearch.tons', { tons: number(quantity), price: each });
  return text('rateSearch.boxes', { count: number(quantity), type: unit ?? '', price: each });
}

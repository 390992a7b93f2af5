import { decimal } from '../../../../shared/trade/decimal.ts';
import { percentChange } from '../../../../shared/trade/percent-change.ts';

/**
 * How a price differs from the one before: by so much, as exact decimal text without a sign, and by so many per cent,
 * with one decimal; null where there was none, or nothing.
 */
export type PriceChange =
  | { readonly step: 'more' | 'less'; readonly amount: string; readonly percent: string | null }
  | { readonly step: 'new' | 'gone' }
  | { readonly step: 'same' };

export function priceChange(before: string | undefined, now: string | undefined): PriceChange {
  if (before === undefined) return { step: now === undefined ? 'same' : 'new' };
  if (now === undefined) return { step: 'gone' };
  const difference = decimal(now).minus(before);
  if (!difference.gt('0') && !difference.lt('0')) return { step: 'same' };
  const isNothing = !decimal(before).gt('0');
  return {
    step: difference.gt('0') ? 'more' : 'less',
    amount: difference.abs().toFixed(),
    percent: isNothing ? null : percentChange(plain(before), plain(now)).replace('-', ''),
  };
}

/** As plain decimal text: whatever the service sends as a price, also `1e3`. */
const plain = (price: string): string => decimal(price).toFixed();

import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { priceChange } from './price-change.ts';

interface PriceProps {
  now: string | undefined;
  before: string | undefined;
  currency: string;
}

/**
 * How a price differs from the one before: by how much, and by how many per cent. `isShort` leaves the amount out where
 * there are per cent.
 */
export function PriceDifference({ now, before, currency, isShort }: PriceProps & { isShort?: boolean }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const change = priceChange(before, now);
  if (change.step === 'same') return null;
  if (!('amount' in change))
    return <span className={s.differences[change.step]}>{text(`sheets.price.${change.step}`)}</span>;
  const difference = amount(change.amount, currency);
  const percent =
    change.percent !== null &&
    formats.number(Number(`${SIGNS[change.step]}${change.percent}`) / 100, PERCENT);
  const words = percent
    ? text(`sheets.price.${change.step}`, { amount: difference, percent })
    : text(`sheets.price.${change.step}.plain`, { amount: difference });
  return <span className={s.differences[change.step]}>{isShort && percent ? percent : words}</span>;
}

const SIGNS = { more: '', less: '-' } as const;
const PERCENT: Intl.NumberFormatOptions = {
  style: 'percent',
  signDisplay: 'always',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};

/** A price; where it has changed, the one before and the difference below it. */
export function Price({ now, before, currency }: PriceProps) {
  const text = useText(texts);
  const amount = useAmount();
  const hasChanged = priceChange(before, now).step !== 'same';
  return (
    <span>
      {amount(now, currency)}
      {hasChanged && before !== undefined && (
        <span className={s.before}>
          <span className={visuallyHidden}>{text('sheets.price.was')} </span>
          {amount(before, currency)}
        </span>
      )}
      {hasChanged && <PriceDifference now={now} before={before} currency={currency} isShort />}
    </span>
  );
}

import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';

/** What somebody asked for. */
type Requested = Pick<RateSheet, 'validFrom' | 'validTo' | 'fakPercentage' | 'nacPercentage'>;

/** The days of a sheet. */
export function Validity({ sheet: { validFrom, validTo } }: { sheet: Requested }) {
  const text = useText(texts);
  const formats = useFormats();
  // A day breaks nowhere.
  const day = (one: string) => formats.date(one).replaceAll(' ', '\u00a0');
  return text('sheets.days', { from: day(validFrom), to: day(validTo) });
}

/** Its mark-ups, each of its own kind of rates. */
export function Markups({ sheet: { fakPercentage, nacPercentage } }: { sheet: Requested }) {
  const formats = useFormats();
  // As many decimals as were entered.
  const percent = (exact: string) =>
    formats.number(Number(exact) / 100, { style: 'percent', maximumFractionDigits: 12 });
  return (
    <span className={s.markups}>
      <span>FAK {percent(fakPercentage)}</span> <span>NAC {percent(nacPercentage)}</span>
    </span>
  );
}

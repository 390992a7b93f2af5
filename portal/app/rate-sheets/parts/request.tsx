import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';

/** The days of a sheet. */
export function Validity({
  sheet: { validFrom, validTo },
}: {
  sheet: Pick<RateSheet, 'validFrom' | 'validTo'>;
}) {
  const text = useText(texts);
  const formats = useFormats();
  // A day breaks nowhere.
  const day = (one: string) => formats.date(one).replaceAll(' ', '\u00a0');
  return text('sheets.days', { from: day(validFrom), to: day(validTo) });
}

/** Its mark-ups, each of its own kind of rates. */
export function Markups({ fak, nac }: { fak: string; nac: string }) {
  const formats = useFormats();
  return (
    <span className={s.markups}>
      <span>FAK {formats.percent(fak)}</span> <span>NAC {formats.percent(nac)}</span>
    </span>
  );
}

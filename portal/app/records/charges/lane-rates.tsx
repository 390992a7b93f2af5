import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RateTable } from '../../admin/base-rates/rate-table.tsx';
import * as s from './charges.css.ts';
import { texts } from './texts/index.ts';

/** The base rates that count on the shipment's lane on the day on which it sails, folded until they are asked for. */
export function LaneRates({ rates: { day, found, isCut } }: { rates: NonNullable<RecordCharges['rates']> }) {
  const text = useText(texts);
  const formats = useFormats();
  const on = { day: formats.date(day) };
  if (found.length === 0)
    return <p className={`${s.note} ${s.onScreen}`}>{text('recordCharges.rates.none', on)}</p>;
  return (
    <details className={`${s.details} ${s.onScreen}`}>
      <summary className={s.summary}>
        {text('recordCharges.rates')} ({formats.number(found.length)})
      </summary>
      <p className={s.note}>
        {text('recordCharges.rates.day', on)}
        {isCut && ` ${text('recordCharges.rates.cut', { count: found.length })}`}
      </p>
      <div className={s.rates}>
        <RateTable rows={found} />
      </div>
    </details>
  );
}

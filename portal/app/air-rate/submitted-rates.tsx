import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { submittedCharge, submittedRate, type WholeSubmission } from '../../lists/definitions/rates.ts';
import { texts } from '../../lists/texts/index.ts';
import * as s from './air-rate-page.css.ts';

interface SubmittedRatesProps {
  /** Undefined as long as it is loaded. */
  row: WholeSubmission | undefined;
  onCopy(): void;
}

/** All of the opened submission as it was submitted, above the form that it can be copied into. */
export function SubmittedRates({ row, onCopy }: SubmittedRatesProps) {
  const text = useText(texts);
  const formats = useFormats();
  const heading = text('list.submission.rates');
  const language = { text, formats };
  const entries = row && [
    ...(row.customerName ? [text('list.submission.customer', { name: row.customerName })] : []),
    ...(row.submissionNotes ? [text('list.submission.notes', { notes: row.submissionNotes })] : []),
    ...row.airFreightRates.map((rate) => submittedRate(rate, language)),
  ];
  return (
    <section className={s.rates} aria-label={heading} aria-busy={!row}>
      <div className={s.ratesHead}>
        <h2 className={s.ratesHeading}>{heading}</h2>
        <Button size="sm" onClick={onCopy}>
          {text('list.submission.toForm')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, too */}
      <ul className={s.ratesList} tabIndex={0} aria-label={heading}>
        {entries?.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same, and they never move
          <li key={place} className={s.ratesEntry}>
            {entry}
          </li>
        ))}
        {row && row.charges.length > 0 && (
          <li className={s.ratesEntry}>
            {text('list.localCharges')}
            <ul className={s.charges}>
              {row.charges.map((charge) => (
                <li key={charge.id}>{submittedCharge(charge, language)}</li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { submittedCharge, type WholeSubmission } from '../../lists/definitions/rates.ts';
import { texts } from '../../lists/texts/index.ts';
import * as s from './air-rate-page.css.ts';
import { SubmittedTable } from './submitted-table.tsx';

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
  const entries = [
    row?.customerName && text('list.submission.customer', { name: row.customerName }),
    row?.submissionNotes && text('list.submission.notes', { notes: row.submissionNotes }),
  ].filter(Boolean);
  return (
    <section className={s.rates} aria-label={heading} aria-busy={!row}>
      <div className={s.ratesHead}>
        <h2 className={s.ratesHeading}>{heading}</h2>
        <Button size="sm" onClick={onCopy}>
          {text('list.submission.toForm')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, too */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of what can only be read */}
      <div className={s.ratesBox} tabIndex={0} role="group" aria-label={heading}>
        {row && <SubmittedTable label={heading} rates={row.airFreightRates} />}
        {entries.map((entry) => (
          <p key={entry} className={s.ratesEntry}>
            {entry}
          </p>
        ))}
        {row && row.charges.length > 0 && (
          <div className={s.ratesEntry}>
            {text('list.localCharges')}
            <ul className={s.charges}>
              {row.charges.map((charge) => (
                <li key={charge.id}>{submittedCharge(charge, { text, formats })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

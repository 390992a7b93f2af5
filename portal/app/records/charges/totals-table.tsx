import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import { type AmountColumn, amountColumns } from './amount-columns.ts';
import * as s from './charges.css.ts';
import { texts } from './texts/index.ts';

interface TotalsTableProps {
  totals: readonly RecordChargeTotal[];
  /** Its columns, by default what the viewer sees. */
  columns?: readonly AmountColumn[];
  title?: 'recordCharges.totals' | 'recordCharges.inQuotes' | 'recordCharges.inManifests';
  /** Manifests are listed, too, and don't count. */
  isWithoutManifests?: boolean;
  /** What they are for (D-158). */
  cargo?: string | undefined;
}

/** What the charges of each currency come to; they are never added. */
export function TotalsTable({
  totals,
  columns = amountColumns(totals),
  title = 'recordCharges.totals',
  isWithoutManifests = false,
  cargo,
}: TotalsTableProps) {
  const text = useText(texts);
  const amount = useAmount();
  return (
    <div className={s.totals}>
      <table className={s.table} aria-label={text(title)}>
        <thead>
          <tr>
            <th scope="col" className={s.head}>
              {text(title)}
              {cargo && <span className={s.below}>{text('recordCharges.for', { cargo })}</span>}
            </th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className={s.amountHead}>
                {text(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row" className={s.sumItem}>
                {total.currency ?? text('recordCharges.noCurrency')}
              </th>
              {columns.map(({ heading, amountOf }) => (
                <td key={heading} className={s.sum}>
                  {amount(amountOf(total), total.currency ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isWithoutManifests && <p className={s.note}>{text('recordCharges.inQuotes.note')}</p>}
      {totals.length > 1 && <p className={s.note}>{text('recordCharges.totals.note')}</p>}
    </div>
  );
}

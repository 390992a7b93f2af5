import type { RecordChargeList } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { QUANTITY } from '../../../lists/cell/amount-text.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import { amountColumns } from './amount-columns.ts';
import * as s from './charges.css.ts';
import { texts } from './texts/index.ts';

/** Each charge with what it is charged by (D-158), and its amount in its own currency. */
export function LinesTable({
  list: { recordType, lines },
  label,
}: {
  list: RecordChargeList;
  label: string;
}) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const columns = amountColumns(lines);
  return (
    <div className={s.scroll}>
      <table className={s.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={s.head}>
              {text('recordCharges.charge')}
            </th>
            <th scope="col" className={s.amountHead}>
              {text('recordCharges.quantity')}
            </th>
            <th scope="col" className={s.head}>
              {text('recordCharges.currency')}
            </th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className={s.amountHead}>
                {text(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={s.item}>
                {line.name}
                {line.isMinimum && <span className={s.below}>{text('recordCharges.minimum')}</span>}
              </th>
              <td className={line.quantity === null ? s.whole : s.amount}>
                {line.quantity === null
                  ? recordType === 'quote'
                    ? text('recordCharges.whole')
                    : '–'
                  : `${formats.number(Number(line.quantity), QUANTITY)} ${line.unitCode}`}
                {line.quantity !== null && line.unitCode && (
                  <span className={s.below}>{text('recordCharges.per', { unit: line.unitCode })}</span>
                )}
              </td>
              <td className={s.cell}>{line.currency ?? '–'}</td>
              {columns.map(({ heading, amountOf }) => (
                <td key={heading} className={s.amount}>
                  {amount(amountOf(line), line.currency ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

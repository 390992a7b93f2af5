import { useText } from '../../../shared/i18n/use-text.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { type Field, isAmount } from '../rows/list-kind.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import * as s from './copy-dialog.css.ts';
import { texts } from './texts/index.ts';

interface PreviewProps {
  /** As they would be added. */
  rows: readonly ChargeRow[];
  chargeRules: ChargeRules;
}

/** The lines as they would be added. */
export function Preview({ rows, chargeRules: { kind, rules } }: PreviewProps) {
  const text = useText(texts);
  if (rows.length === 0) return <p className={s.quiet}>{text('copy.empty')}</p>;
  const columns = rules.columns as Field[];
  const label = (field: Field) => (field === 'totalPrice' && kind.isFcl ? 'price' : field);
  return (
    <table className={s.table} aria-label={text('copy.preview')}>
      <thead>
        <tr>
          {columns.map((field) => (
            <th key={field} scope="col" className={isAmount(field) ? s.amount : s.cell}>
              {text(`charges.column.${label(field)}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((field) => (
              <td key={field} className={isAmount(field) ? s.amount : s.cell}>
                {rules.show(field, row.cells[field], row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { WholeSubmission } from '../../lists/definitions/rates.ts';
import { texts } from '../../lists/texts/index.ts';
import { type SubmittedColumn, submittedColumns } from './submitted-columns.ts';
import * as s from './submitted-table.css.ts';

interface SubmittedTableProps {
  label: string;
  rates: WholeSubmission['airFreightRates'];
}

/** The rates of a submission, a row for each lane and a column for each level. */
export function SubmittedTable({ label, rates }: SubmittedTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const columns = submittedColumns(rates, { text, formats });
  return (
    <table className={s.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.isNumber ? s.numberHead : s.head}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.id} scope="row" className={s.lane}>
                  {column.value(rate)}
                </th>
              ) : (
                <td key={column.id} className={classOf(column)}>
                  {column.value(rate)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = ({ isNumber, isRemark }: SubmittedColumn): string => {
  if (isNumber) return s.number;
  return isRemark ? s.remark : s.cell;
};

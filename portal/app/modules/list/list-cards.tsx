import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { cellText, isEmpty } from '../../../lists/cell/cell-text.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { CellLink } from '../cell/cell-link.tsx';
import { CellValue } from '../cell/cell-value.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import * as s from './list-cards.css.ts';
import type { RowsProps } from './list-table.tsx';

/** The list on phones: a table whose rows are cards, one a record, without empty values. */
export function ListCards({
  definition,
  viewer,
  columns,
  rows,
  hrefOf,
  onOpen,
  rowActions,
  selection,
}: RowsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [first, ...others] = columns;
  return (
    <table className={s.table} aria-label={text(definition.title)}>
      <tbody className={s.table}>
        {rows.map((row) => (
          <tr key={row.id} className={s.card}>
            {first && (
              <th scope="row" className={s.head}>
                <PortalLink
                  data-opens-row
                  href={hrefOf(row)}
                  className={s.reference}
                  onGo={() => onOpen(row)}
                >
                  <CellValue column={first} row={row} />
                </PortalLink>
                <SelectBox
                  label={text('list.select.row', { name: cellText(first, row, { text, formats }) })}
                  isSelected={selection.ids.has(row.id)}
                  onSelect={(_, isRange) => selection.toggle(row.id, isRange)}
                />
              </th>
            )}
            <td className={s.cell}>
              <dl className={s.facts}>
                {others
                  .filter((column) => !isEmpty(column, row))
                  .map((column) => (
                    <div key={column.id} className={s.fact}>
                      <dt className={s.label}>{text(column.label)}</dt>
                      <dd className={s.value}>
                        <CellLink column={column} row={row} viewer={viewer} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </td>
            {rowActions && <td className={s.cell}>{rowActions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

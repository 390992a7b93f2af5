import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { cellText, isEmpty } from '../../../lists/cell/cell-text.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { CellValue } from '../cell/cell-value.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import * as s from './list-cards.css.ts';
import type { RowsProps } from './list-table.tsx';

/** The list on phones: a card a record, without empty values. */
export function ListCards({ definition, columns, rows, hrefOf, onOpen, rowActions, selection }: RowsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [first, ...others] = columns;
  return (
    <ul aria-label={text(definition.title)}>
      {rows.map((row) => (
        <li key={row.id} className={s.card}>
          {first && (
            <div className={s.head}>
              <PortalLink
                data-opens-row
                href={hrefOf(row.id)}
                className={s.reference}
                onGo={() => onOpen(row.id)}
              >
                <CellValue column={first} row={row} />
              </PortalLink>
              <SelectBox
                label={text('list.select.row', { name: cellText(first, row, { text, formats }) })}
                isSelected={selection.ids.has(row.id)}
                onSelect={(_, isRange) => selection.toggle(row.id, isRange)}
              />
            </div>
          )}
          <dl className={s.facts}>
            {others
              .filter((column) => !isEmpty(column, row))
              .map((column) => (
                <div key={column.id} className={s.fact}>
                  <dt className={s.label}>{text(column.label)}</dt>
                  <dd className={s.value}>
                    <CellValue column={column} row={row} />
                  </dd>
                </div>
              ))}
          </dl>
          {rowActions?.(row)}
        </li>
      ))}
    </ul>
  );
}

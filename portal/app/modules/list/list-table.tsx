import type { ReactNode } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Sort } from '../../../../shared/list/list-query.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { cellText } from '../../../lists/cell/cell-text.ts';
import type { Column, ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { CellLink } from '../cell/cell-link.tsx';
import { CellValue } from '../cell/cell-value.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import * as s from './list-table.css.ts';
import { SideScroll } from './side-scroll.tsx';
import { useCutTexts } from './use-cut-texts.ts';
import { useWideTable } from './use-wide-table.ts';

export interface RowsProps {
  definition: ModuleDefinition;
  viewer: Viewer;
  /** The columns of the list; the first names the record. */
  columns: readonly Column[];
  rows: readonly Row[];
  /** The record whose detail is open. */
  open: number | undefined;
  /** The address that a row leads to. */
  hrefOf(row: Row): string;
  onOpen(row: Row): void;
  /** What can be done with a row beside opening it, at its end. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  selection: ListSelection;
}

interface ListTableProps extends RowsProps {
  sort: Sort;
  onSort(field: string): void;
}

/**
 * The list on wide screens. A click anywhere on a row opens its record; the keyboard opens it by the link in its first
 * cell.
 */
export function ListTable(props: ListTableProps) {
  const { definition, viewer, columns, rows, open, hrefOf, onOpen, rowActions, selection, sort, onSort } =
    props;
  const text = useText(texts);
  const formats = useFormats();
  const [name] = columns;
  const areAll = rows.length > 0 && rows.every(({ id }) => selection.ids.has(id));
  const { box, table, width } = useWideTable();
  useCutTexts(table);
  return (
    <div className={s.frame}>
      <div ref={box} className={width === undefined ? s.box : s.wideBox}>
        <table ref={table} className={s.table} aria-label={text(definition.title)}>
          <thead className={s.heads}>
            <tr>
              <th scope="col" className={s.selectHead}>
                <SelectBox
                  label={text('list.select.all')}
                  isSelected={areAll}
                  isPartly={!areAll && selection.ids.size > 0}
                  disabled={rows.length === 0}
                  onSelect={selection.toggleAll}
                />
              </th>
              {columns.map((column, place) => (
                <Head
                  key={column.id}
                  column={column}
                  className={place === 0 ? s.firstHead : headClass(column)}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
              {rowActions && (
                <th scope="col" className={s.lastHead}>
                  <span className={visuallyHidden}>{text('list.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr
                key={row.id}
                className={s.row}
                data-open={row.id === open || undefined}
                data-selected={selection.ids.has(row.id) || undefined}
                data-last={n === rows.length - 1 || undefined}
                onClick={(event) => {
                  const onControl =
                    event.target instanceof Element && event.target.closest('a, button, label, [role=menu]');
                  // A click that ends the selection of a text doesn't open the record.
                  if (!onControl && !String(getSelection())) onOpen(row);
                }}
              >
                <td className={s.select}>
                  <SelectBox
                    label={text('list.select.row', {
                      name: name ? cellText(name, row, { text, formats }) : '',
                    })}
                    isSelected={selection.ids.has(row.id)}
                    onSelect={(_, isRange) => selection.toggle(row.id, isRange)}
                  />
                </td>
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th
                      key={column.id}
                      scope="row"
                      className={`${s.cell} ${column.kind === 'dateTime' ? s.moment : s.name}`}
                    >
                      <PortalLink
                        data-opens-row
                        href={hrefOf(row)}
                        className={s.reference}
                        onGo={() => onOpen(row)}
                      >
                        <CellValue column={column} row={row} />
                      </PortalLink>
                    </th>
                  ) : (
                    <td key={column.id} className={`${s.cell} ${cellClass(column)}`}>
                      <CellLink column={column} row={row} viewer={viewer} />
                    </td>
                  ),
                )}
                {rowActions && <td className={s.buttons}>{rowActions(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {width !== undefined && <SideScroll of={box} width={width} />}
    </div>
  );
}

const CELL_CLASSES: Partial<Record<NonNullable<Column['kind']>, string>> = {
  reference: s.short,
  contact: s.contact,
  remark: s.remark,
  number: s.number,
  money: s.number,
  date: s.short,
  dateTime: s.short,
  status: s.short,
  list: s.list,
  lines: s.lines,
  prices: s.prices,
  amounts: s.number,
};

function cellClass({ kind, wraps }: Column): string {
  if (kind === 'list' && wraps) return s.lines;
  return (kind && CELL_CLASSES[kind]) ?? '';
}

/** Days, numbers and references take less room than their headings in some languages, which give way then. */
const headClass = (column: Column): string => {
  const isShort = ['date', 'number', 'reference', 'lines'].includes(column.kind ?? '');
  return `${column.wraps || isShort ? s.wrapsHead : s.head} ${cellClass(column)}`;
};

interface HeadProps extends Pick<ListTableProps, 'sort' | 'onSort'> {
  column: Column;
  className: string;
}

/** SUB-38: a header that sorts is a button; the others are inert (SUB-09). */
function Head({ column, className, sort, onSort }: HeadProps) {
  const text = useText(texts);
  const field = column.sort;
  const sorted = field !== undefined && sort.field === field;
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  if (field === undefined) {
    return (
      <th scope="col" className={className}>
        <span className={s.label}>{text(column.label)}</span>
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={sorted ? direction : undefined}>
      <button type="button" className={s.sort} onClick={() => onSort(field)}>
        {text(column.label)}
        <svg className={s.arrow} viewBox="0 0 8 12" aria-hidden="true">
          <path d="M4 2l3.5 4h-2.7v4H3.2V6H.5z" />
        </svg>
      </button>
    </th>
  );
}

import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Column, Row } from '../definition.ts';
import { texts } from '../texts/index.ts';
import * as s from './cell-value.css.ts';
import { StatusBadge } from './status-badge.tsx';
import { writtenList, writtenValue } from './written-value.ts';

/** As many values of a list as a line of a table has room for. */
const SHORT = 2;

interface CellValueProps {
  column: Column;
  row: Row;
  /** All values of a list. */
  whole?: boolean;
}

/** What stands in a cell, in the language of the page. */
export function CellValue({ column, row, whole = false }: CellValueProps) {
  const text = useText(texts);
  const formats = useFormats();
  const value = column.value(row);
  if (column.kind === 'status' && typeof value === 'string') return <StatusBadge of={value} />;
  const written = writtenValue(column, row, { text, formats });
  if (column.kind === 'list' && Array.isArray(value) && !whole && value.length > SHORT) {
    return (
      <span title={written}>
        {writtenList(value.slice(0, SHORT), formats)}{' '}
        <span className={s.more}>{text('list.more', { count: value.length - SHORT })}</span>
      </span>
    );
  }
  return written;
}

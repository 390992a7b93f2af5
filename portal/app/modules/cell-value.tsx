import type { Formats } from '../../../shared/i18n/formats.ts';
import type { Translate } from '../../../shared/i18n/text.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './cell-value.css.ts';
import type { Column, Row } from './definition.ts';
import { STATUSES } from './status.ts';
import { StatusBadge } from './status-badge.tsx';

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
  const text = useText();
  const formats = useFormats();
  const value = column.value(row);
  if (column.kind === 'status' && typeof value === 'string') return <StatusBadge of={value} />;
  if (column.kind === 'list' && Array.isArray(value) && !whole && value.length > SHORT) {
    return (
      <span title={value.join(', ')}>
        {value.slice(0, SHORT).join(', ')}{' '}
        <span className={s.more}>{text('list.more', { count: value.length - SHORT })}</span>
      </span>
    );
  }
  return writtenValue(column, row, { text, formats });
}

export function isEmpty(column: Column, row: Row): boolean {
  const value = column.value(row);
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** The same as plain text. */
export function writtenValue(
  column: Column,
  row: Row,
  { text, formats }: { text: Translate; formats: Formats },
): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formats.number(value);
  if (typeof value !== 'string') return value.join(', ');
  switch (column.kind) {
    case 'date':
      return formats.date(value);
    case 'dateTime':
      return formats.dateTime(value);
    case 'status': {
      const known = STATUSES[value];
      return known ? text(known.text) : value;
    }
    default:
      return value;
  }
}

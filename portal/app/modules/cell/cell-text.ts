import type { Formats } from '../../../../shared/i18n/formats.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { termIn } from '../../../../shared/trade/terms.ts';
import type { Column, NamedAmount, Row, Words } from '../definition.ts';
import { countryIn } from './country-names.ts';
import { STATUSES } from './status.ts';

/** The server stores up to four decimals: an amount is never rounded to be shown. */
const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 4 };

/** The content of a cell as plain text, in the language of the page. */
export function cellText(column: Column, row: Row, { text, formats }: Words): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formats.number(value);
  if (typeof value !== 'string') return listText(value, formats);
  switch (column.kind) {
    case 'date':
      return formats.date(value);
    case 'dateTime':
      return formats.dateTime(value);
    case 'country':
      return (formats.locale !== 'en' && countryIn(formats.locale, column.region?.(row) ?? '')) || value;
    case 'status': {
      const known = ownValue(STATUSES, value);
      return known ? text(known.text) : value;
    }
    default:
      return column.terms ? termIn(column.terms, value, text) : value;
  }
}

/** Amounts are separated by a dot, because a comma is the decimal sign of some languages. */
export function listText(values: readonly string[] | readonly NamedAmount[], formats: Formats): string {
  if (values.every((value) => typeof value === 'string')) return values.join(', ');
  return values.map(({ name, amount }) => `${name} ${formats.number(amount, AMOUNT)}`).join(' · ');
}

export function isEmpty(column: Column, row: Row): boolean {
  const value = column.value(row);
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

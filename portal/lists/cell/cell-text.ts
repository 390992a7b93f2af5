import type { Formats } from '../../../shared/i18n/formats.ts';
import { ownValue } from '../../../shared/own-value.ts';
import { moneyFormat } from '../../../shared/trade/money-format.ts';
import { termIn } from '../../../shared/trade/terms.ts';
import { STATUSES } from '../../app/modules/cell/status.ts';
import type { Column, Language, Money, NamedPrice, Row } from '../definition.ts';
import { countryIn } from './country-names.ts';
import { localTimeText } from './local-time-text.ts';

/** The content of a cell, which may still have to be put into words. */
export const cellContent = (column: Column, row: Row, language: Language): ReturnType<Column['value']> =>
  column.written?.(row, language) ?? column.value(row);

/** The content of a cell as plain text, in the language of the page. */
export function cellText(column: Column, row: Row, { text, formats }: Language): string {
  const value = cellContent(column, row, { text, formats });
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formats.number(value);
  if (typeof value !== 'string') {
    if ('texts' in value) return text(value);
    return 'amount' in value ? moneyText(value, formats) : listText(value, formats);
  }
  switch (column.kind) {
    case 'date':
      return formats.date(value);
    case 'dateTime':
      return formats.dateTime(value);
    case 'localTime':
      return localTimeText(value, formats);
    case 'country':
      return (formats.locale !== 'en' && countryIn(formats.locale, column.region?.(row) ?? '')) || value;
    case 'status': {
      const known = ownValue(column.states ?? STATUSES, value);
      return known ? text(known.text) : value;
    }
    default:
      return column.terms ? termIn(column.terms, value, text) : value;
  }
}

/** An amount with the code of its currency, where the language has it: `USD 3.20`, `3,20 USD`; without one the amount alone. */
export const moneyText = ({ amount, currency }: Money, formats: Formats): string =>
  formats.number(amount, moneyFormat(currency));

/** Prices are separated by a dot, because a comma is the decimal sign of some languages. */
export function listText(
  values: readonly string[] | readonly NamedPrice[] | readonly Money[],
  formats: Formats,
): string {
  if (values.every((value) => typeof value === 'string')) return values.join(', ');
  return values
    .map((price) => ('name' in price ? `${price.name} ` : '') + moneyText(price, formats))
    .join(' · ');
}

export function isEmpty(column: Column, row: Row): boolean {
  const value = column.value(row);
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

import { IMPORT_COLUMNS } from '../../../../../shared/contract/imports.ts';
import type { IdOf, Translate } from '../../../../../shared/i18n/define-texts.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import type { texts } from '../texts/index.ts';
import type { DatesColumn } from './read-dates.ts';

/** How the page and files call the columns, in small letters. */
export function datesHeadings(text: Translate<IdOf<typeof texts>>): ReadonlyMap<string, DatesColumn> {
  const headings = new Map<string, DatesColumn>();
  const add = (heading: string, column: DatesColumn) => headings.set(heading.trim().toLowerCase(), column);
  for (const { id, heading } of IMPORT_COLUMNS.purchaseOrders) {
    if (id === 'orderNumber') add(heading, 'number');
    const date = ORDER_DATES.find((one) => one === id);
    if (date) add(heading, date);
  }
  add(text('list.col.orderNumber'), 'number');
  for (const date of ORDER_DATES) add(text(`order.${date}`), date);
  return headings;
}

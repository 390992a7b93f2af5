import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import type { ExportColumn, ExportTable } from '../../../../shared/export/table.ts';
import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { bucketOf } from '../../../../shared/trade/ageing.ts';
import { debtorOf } from '../../../papers/customer.ts';
import type { TextId } from '../texts/index.ts';

/**
 * The open invoices as a table for a file: exact amounts, days that a spreadsheet counts with and each currency in a column of its
 * own; above them whose statement it is, of which day, and whether it has all invoices.
 */
export function statementTable(
  statement: InvoiceStatement,
  { text, formats }: { text: Translate<TextId>; formats: Formats },
): ExportTable {
  const { invoices, asOf, isCut } = statement;
  const whose = statement.customer ?? debtorOf(statement);
  const column = (label: TextId, kind: ExportColumn['kind'] = 'text'): ExportColumn => ({
    label: text(label),
    kind,
    width: 14,
  });
  return {
    title: text('statement.title'),
    head: [
      [whose?.name ?? text('statement.all'), text('statement.asOf', { day: formats.date(asOf) })].join(' · '),
      ...(isCut ? [text('statement.cut', { count: invoices.length })] : []),
    ],
    columns: [
      column('list.col.reference'),
      column('list.col.customer'),
      column('list.col.issued', 'day'),
      column('list.col.due', 'day'),
      column('list.col.daysOverdue', 'count'),
      column('statement.age'),
      column('invoice.col.currency'),
      column('invoice.col.amount', 'number'),
      column('invoice.col.paid', 'number'),
      column('invoice.col.credited', 'number'),
      column('invoice.col.owed', 'number'),
    ],
    rows: invoices.map(
      ({ reference, customer, issuedOn, dueOn, daysOverdue, currency, amount, paid, credited, owed }) => [
        ...[reference, customer, issuedOn, dueOn, String(daysOverdue)],
        ...[text(`statement.${bucketOf(daysOverdue)}`), currency, amount, paid, credited, owed],
      ],
    ),
  };
}

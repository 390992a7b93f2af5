import type * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { openAmountOf } from '../../../../shared/trade/open-amount.ts';
import type { InvoiceTotal } from '../../../lists/definitions/invoices.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

type Total = v.InferOutput<typeof InvoiceTotal> & { paidAt?: string | null | undefined };

/** What is billed, paid and open in each currency; they are never added. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const end = { className: s.linesEndCell, headClassName: s.endHead };
  const columns: readonly Column<Total>[] = [
    { title: text('invoice.col.currency'), cell: ({ currency }) => currency, className: s.strong },
    {
      title: text('invoice.col.amount'),
      cell: (total) => amount(String(total.amount), total.currency),
      ...end,
    },
    {
      title: text('invoice.col.paid'),
      cell: ({ paidAmount, currency }) => amount(String(paidAmount), currency),
      ...end,
    },
    {
      title: text('invoice.paidAt'),
      // A day, which stands as its beginning in UTC.
      cell: ({ paidAt }) => formats.date(paidAt?.slice(0, 10)) || '–',
      ...end,
    },
    ...(totals.some(({ creditedAmount }) => creditedAmount > 0)
      ? [
          {
            title: text('invoice.col.credited'),
            cell: ({ creditedAmount, currency }: Total) => amount(String(creditedAmount), currency),
            ...end,
          },
        ]
      : []),
    {
      title: text('invoice.col.owed'),
      cell: (total) => <span className={s.strong}>{amount(openAmountOf(total), total.currency)}</span>,
      ...end,
    },
  ];
  return (
    <>
      <div className={s.box}>
        <AdminTable label={text('invoice.totals')} columns={columns} rows={totals} classes={s.linesTable} />
      </div>
      {totals.length > 1 && <p className={s.note}>{text('invoice.totals.note')}</p>}
    </>
  );
}

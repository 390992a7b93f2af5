import type { OwedAmount } from '../../../../shared/contract/invoices.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

interface OwedTableProps {
  owed: readonly OwedAmount[];
  /** Whether they are of several customers. */
  hasCustomer: boolean;
}

/** The open invoices by due date; one of two currencies stands in two rows. */
export function OwedTable({ owed, hasCustomer }: OwedTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const rows = owed.map((one, index) => ({ ...one, id: index + 1 }));
  const end = { className: s.statementEndCell, headClassName: s.endHead };
  const customer: Column<OwedAmount> = { title: text('list.col.customer'), cell: (row) => row.customer };
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      title: text('list.col.reference'),
      cell: ({ invoiceId, reference }) => (
        <PortalLink href={pageOf.invoice(invoiceId)} className={s.strong}>
          {reference}
        </PortalLink>
      ),
    },
    ...(hasCustomer ? [customer] : []),
    { title: text('list.col.issued'), cell: ({ issuedOn }) => formats.date(issuedOn) },
    { title: text('list.col.due'), cell: ({ dueOn }) => formats.date(dueOn) },
    {
      title: text('list.col.status'),
      cell: ({ status }) => (
        <div>
          <StatusBadge of={status} />
        </div>
      ),
    },
    {
      title: text('list.col.daysOverdue'),
      cell: ({ daysOverdue }) => (daysOverdue > 0 ? <span className={s.late}>{daysOverdue}</span> : '–'),
      ...end,
    },
    { title: text('invoice.col.currency'), cell: ({ currency }) => currency },
    { title: text('invoice.col.amount'), cell: (row) => amount(row.amount, row.currency), ...end },
    {
      title: text('invoice.col.owed'),
      cell: (row) => <b className={s.strong}>{amount(row.owed, row.currency)}</b>,
      ...end,
    },
  ];
  return (
    <div className={s.box}>
      <AdminTable
        label={text('statement.invoices')}
        columns={columns}
        rows={rows}
        classes={s.statementTable}
      />
    </div>
  );
}

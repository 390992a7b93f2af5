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
  const head = { headClassName: s.statementHead };
  const day = { className: s.whole, ...head };
  const end = { className: s.endCell, headClassName: s.statementEndHead };
  const settled = { className: s.settledCell, headClassName: s.settledHead };
  const issued = hasCustomer ? { className: s.issuedCell, headClassName: s.issuedHead } : day;
  const customer: Column<OwedAmount> = {
    title: text('list.col.customer'),
    cell: (row) => row.customer,
    ...head,
  };
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      title: text('list.col.reference'),
      cell: ({ invoiceId, reference, issuedOn }) => (
        <div>
          <PortalLink href={pageOf.invoice(invoiceId)} className={s.strong}>
            {reference}
          </PortalLink>
          {hasCustomer && (
            <span className={s.issuedBelow}>
              {text('list.col.issued')} {formats.date(issuedOn)}
            </span>
          )}
        </div>
      ),
      ...day,
    },
    ...(hasCustomer ? [customer] : []),
    { title: text('list.col.issued'), cell: ({ issuedOn }) => formats.date(issuedOn), ...issued },
    {
      title: text('list.col.due'),
      cell: ({ dueOn, daysOverdue, status }) => (
        <div>
          {formats.date(dueOn)}
          <span className={s.stateBelow}>
            {daysOverdue > 0 ? (
              <span className={s.late}>{text('invoice.overdueBy', { days: daysOverdue })}</span>
            ) : (
              <StatusBadge of={status} />
            )}
          </span>
        </div>
      ),
      ...day,
    },
    {
      title: text('list.col.status'),
      cell: ({ status }) => (
        <div>
          <StatusBadge of={status} />
        </div>
      ),
      className: s.statusCell,
      headClassName: s.statusHead,
    },
    {
      title: text('list.col.daysOverdue'),
      cell: ({ daysOverdue }) =>
        daysOverdue > 0 ? <span className={s.late}>{formats.number(daysOverdue)}</span> : '–',
      className: s.overdueCell,
      headClassName: s.overdueHead,
    },
    { title: text('invoice.col.currency'), cell: ({ currency }) => currency, ...head },
    {
      title: text('invoice.col.amount'),
      cell: (row) => (
        <div>
          {amount(row.amount, row.currency)}
          {(
            [
              ['invoice.col.paid', row.paid],
              ['invoice.col.credited', row.credited],
            ] as const
          ).map(
            ([label, settledAmount]) =>
              Number(settledAmount) > 0 && (
                <span key={label} className={s.settledBelow}>
                  {text(label)} {amount(settledAmount, row.currency)}
                </span>
              ),
          )}
        </div>
      ),
      ...end,
    },
    { title: text('invoice.col.paid'), cell: (row) => amount(row.paid, row.currency), ...settled },
    { title: text('invoice.col.credited'), cell: (row) => amount(row.credited, row.currency), ...settled },
    {
      title: text('invoice.col.owed'),
      cell: (row) => <b className={s.strong}>{amount(row.owed, row.currency)}</b>,
      ...end,
    },
  ];
  return (
    <div className={s.box}>
      <AdminTable label={text('statement.invoices')} columns={columns} rows={rows} classes={s.table} />
    </div>
  );
}

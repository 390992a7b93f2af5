import type { CurrencyAgeing } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { AGEING_BUCKETS } from '../../../../shared/trade/ageing.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

/** What is open in each currency, by how long it has been overdue. */
export function AgeingTable({ currencies }: { currencies: readonly CurrencyAgeing[] }) {
  const text = useText(texts);
  const amount = useAmount();
  const rows = currencies.map((ageing, index) => ({ ...ageing, id: index + 1 }));
  const end = { className: s.endCell, headClassName: s.statementEndHead };
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      title: text('invoice.col.currency'),
      cell: ({ currency }) => <b className={s.strong}>{currency}</b>,
      headClassName: s.statementHead,
    },
    ...AGEING_BUCKETS.map(({ id, from }) => ({
      title: text(`statement.${id}`),
      cell: ({ buckets, currency }: CurrencyAgeing) =>
        Number(buckets[id]) === 0 ? (
          <span className={s.none}>–</span>
        ) : (
          <span className={from > 0 ? s.late : undefined}>{amount(buckets[id], currency)}</span>
        ),
      ...end,
    })),
    {
      title: text('statement.total'),
      cell: ({ total, currency }) => <b className={s.strong}>{amount(total, currency)}</b>,
      ...end,
    },
  ];
  return (
    <div className={s.box}>
      <AdminTable label={text('statement.ageing')} columns={columns} rows={rows} classes={s.table} />
    </div>
  );
}

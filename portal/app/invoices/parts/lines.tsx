import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { QUANTITY } from '../../../lists/cell/amount-text.ts';
import { filledColumns, type InvoiceLine } from '../../../lists/definitions/whole-invoice.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { useAmount, useUnitPrice } from '../../modules/cell/use-amount.ts';
import * as card from '../../records/parts/card.css.ts';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

/** What each charge comes to, in its own currency. */
export function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const unitPrice = useUnitPrice();
  if (lines.length === 0) return <p className={card.empty}>{text('invoice.charges.none')}</p>;
  const end = { className: s.linesEndCell, headClassName: s.endHead };
  const filled = filledColumns(lines);
  const columns: readonly Column<InvoiceLine>[] = [
    { title: text('invoice.col.charge'), cell: ({ chargeName }) => chargeName },
    ...optional(filled.quantity, {
      title: text('invoice.col.quantity'),
      cell: ({ quantity }) => (typeof quantity === 'number' ? formats.number(quantity, QUANTITY) : '–'),
      ...end,
    }),
    ...optional(filled.unitCode, {
      title: text('invoice.col.unit'),
      cell: ({ unitCode }) => unitCode || '–',
    }),
    ...optional(filled.unitCost, {
      title: text('invoice.col.unitPrice'),
      cell: ({ unitCost, currency }) =>
        unitPrice(typeof unitCost === 'number' ? String(unitCost) : null, currency),
      ...end,
    }),
    { title: text('invoice.col.currency'), cell: ({ currency }) => currency },
    {
      title: text('invoice.col.amount'),
      cell: (line) => amount(String(line.amount), line.currency),
      ...end,
    },
  ];
  return (
    <div className={s.box}>
      <AdminTable label={text('invoice.charges')} columns={columns} rows={lines} classes={s.linesTable} />
    </div>
  );
}

const optional = (isFilled: boolean, column: Column<InvoiceLine>) => (isFilled ? [column] : []);

import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import { texts } from '../texts/index.ts';
import * as s from './many.css.ts';
import type { PlannedOrder } from './plan.ts';
import type { Failures } from './use-saving.ts';

interface PlannedTableProps {
  orders: readonly PlannedOrder[];
  failures: Failures;
}

/** What becomes of each order: the dates that change, as they were and as they will be, and what is wrong with them. */
export function PlannedTable({ orders, failures }: PlannedTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const day = (value: string | null | undefined) => (value ? formats.date(value) : '–');
  return (
    <div className={s.scroll}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{text('list.col.orderNumber')}</th>
            {ORDER_DATES.map((date) => (
              <th key={date} scope="col">
                {text(`order.${date}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ order, dates, changed, contradicting, fate }) => {
            const failure = failures.get(order.id);
            const notes = [
              ...contradicting.map((date) => text(`order.${date}.contradiction`)),
              ...(fate === 'impossible' ? [text('order.shipUntil.problem')] : []),
              ...(fate === 'same' ? [text('order.many.same')] : []),
              ...(failure ? [text(failure)] : []),
            ];
            return (
              <tr key={order.id}>
                <th scope="row">
                  {order.orderNumbers}
                  {notes.map((note) => (
                    <span key={note} className={fate === 'impossible' || failure ? s.fault : s.note}>
                      {note}
                    </span>
                  ))}
                </th>
                {ORDER_DATES.map((date) => (
                  <td key={date}>
                    {changed.includes(date) ? (
                      <>
                        <del className={s.before}>{day(order[date])}</del>{' '}
                        <ins className={s.after}>{day(dates[date])}</ins>
                      </>
                    ) : (
                      <span className={s.note}>{day(dates[date])}</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

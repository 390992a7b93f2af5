import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import * as s from '../../many/many.css.ts';
import type { Failures } from '../../many/use-saving.ts';
import { planTexts } from '../plan-texts.ts';
import { texts } from '../texts/index.ts';
import type { PlannedOrder } from './plan.ts';

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
        <thead className={s.head}>
          <tr>
            <th scope="col" className={s.heading}>
              {text('list.col.orderNumber')}
            </th>
            {ORDER_DATES.map((date) => (
              <th key={date} scope="col" className={s.heading}>
                {text(`order.${date}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={s.rows}>
          {orders.map(({ order, dates, changed, contradicting, contradictingPlan, fate }) => {
            const failure = failures.get(order.id);
            return (
              <tr key={order.id} className={s.row}>
                <th scope="row" className={s.name}>
                  {order.orderNumbers}
                  {fate === 'same' && <span className={s.note}>{text('order.many.same')}</span>}
                  {contradicting.map((date) => (
                    <span key={date} className={s.warning}>
                      {text(`order.${date}.contradiction`)}
                    </span>
                  ))}
                  {planTexts(contradictingPlan, { text, formats }).map((sentence) => (
                    <span key={sentence} className={s.warning}>
                      {sentence}
                    </span>
                  ))}
                  {fate === 'impossible' && (
                    <span className={s.fault}>{text('order.shipUntil.problem')}</span>
                  )}
                  {failure && <span className={s.fault}>{text(failure)}</span>}
                </th>
                {ORDER_DATES.map((date) =>
                  changed.includes(date) ? (
                    <td key={date} data-name={text(`order.${date}`)} className={s.value}>
                      <span>
                        {order[date] && (
                          <>
                            <del className={s.before}>{day(order[date])}</del>{' '}
                          </>
                        )}
                        <ins className={s.after}>{day(dates[date])}</ins>
                      </span>
                    </td>
                  ) : (
                    <td key={date} data-name={text(`order.${date}`)} className={s.same}>
                      {day(dates[date])}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

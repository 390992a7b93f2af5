import * as v from 'valibot';
import { isWindowReversed } from '../trade/order-dates.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { because } from './reasons.ts';

const OrderDay = v.nullable(Day);

/**
 * `saveOrderDates` (MOD-05): all dates of a purchase order; `revision` as the order was read. Those that contradict a plan are
 * facts and stored; a window that ends before it begins is refused (D-157).
 */
export const SaveOrderDates = v.pipe(
  v.object({
    orderId: Id,
    revision: Revision,
    cargoReadyOn: OrderDay,
    shipFrom: OrderDay,
    shipUntil: OrderDay,
    deliverBy: OrderDay,
  }),
  v.forward(
    v.check((dates) => !isWindowReversed(dates), because('shipWindowOrder')),
    ['shipUntil'],
  ),
);
export type SaveOrderDates = v.InferOutput<typeof SaveOrderDates>;

/** The order as it stands now. */
export const OrderDatesAnswer = v.object({ id: Id, revision: v.number() });

import * as v from 'valibot';
import { contradictions, type OrderDate } from '../trade/order-dates.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { because } from './reasons.ts';

const OrderDay = v.nullable(Day);

const CONTRADICTIONS: Readonly<Record<OrderDate, string | undefined>> = {
  cargoReadyOn: because('cargoReadyLate'),
  shipFrom: undefined,
  shipUntil: because('shipWindowOrder'),
  deliverBy: because('deliverByEarly'),
};

/** `saveOrderDates` (MOD-05): all dates of a purchase order; `revision` as the order was read. */
export const SaveOrderDates = v.pipe(
  v.object({
    orderId: Id,
    revision: Revision,
    cargoReadyOn: OrderDay,
    shipFrom: OrderDay,
    shipUntil: OrderDay,
    deliverBy: OrderDay,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const key of contradictions(input)) {
      const message = CONTRADICTIONS[key];
      const path = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
      if (message) addIssue({ message, path: [path] });
    }
  }),
);
export type SaveOrderDates = v.InferOutput<typeof SaveOrderDates>;

/** The order as it stands now. */
export const OrderDatesAnswer = v.object({ id: Id, revision: v.number() });

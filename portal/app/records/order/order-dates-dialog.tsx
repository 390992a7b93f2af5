import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import {
  contradictions,
  isWindowReversed,
  ORDER_DATES,
  type OrderDate,
  type OrderDates,
  planContradictions,
} from '../../../../shared/trade/order-dates.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { DateField } from '../../form/date-field.tsx';
import type { Problem } from '../../form/problem.ts';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { type DatedOrder, type DateEntry, datesIn, entryOf } from './dated-order.ts';
import * as s from './order-dates.css.ts';
import { OrderGoneDialog } from './order-gone-dialog.tsx';
import { planTexts } from './plan-texts.ts';
import { saveOrderDates } from './save-order-dates.ts';
import { texts } from './texts/index.ts';
import { useOrderSave } from './use-order-save.ts';

interface OrderDatesDialogProps {
  order: DatedOrder;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved or removed it meanwhile: the order has to be loaded again. */
  onStale(): void;
}

/** Asks when the goods of an order are ready, may leave and have to be there (MOD-05). */
export function OrderDatesDialog({ order, onClose, onDone, onStale }: OrderDatesDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useOrderSave(order.id);
  const entry = useEntry(entryOf(order), order.revision);
  const dates = readableIn(entry.values);
  const { firstDepartureOn, lastDepartureOn } = order;
  const contradicting = [
    ...contradictions(dates).map((date) => text(`order.${date}.contradiction`)),
    ...planTexts(planContradictions({ ...dates, firstDepartureOn, lastDepartureOn }), { text, formats }),
  ];
  const { id: orderId, revision } = order;
  const title = text('order.dates.title', { number: order.orderNumbers });
  if (save.isRemoved)
    return <OrderGoneDialog title={title} save={save} onClose={onClose} onStale={onStale} />;
  return (
    <EntryDialog
      title={title}
      entry={entry}
      save={save}
      nameOf={(field) => text(`order.${field}`)}
      valueText={(_field, day) => (isDay(day) ? formats.date(day) : '')}
      confirm={{
        label: text('record.milestone.save'),
        run: () =>
          save.run({
            parts: () => [{ orderId, revision, ...datesIn(entry.values) }],
            send: saveOrderDates,
          }),
      }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <div className={s.fields}>
        {ORDER_DATES.map((date) => (
          <DateField
            key={date}
            label={text(`order.${date}`)}
            value={entry.values[date]}
            problems={problemsOf(date, dates)}
            onText={(day) => entry.change({ [date]: day })}
          />
        ))}
      </div>
      <div role="status">
        {contradicting.length > 0 && (
          <Banner kind="warning" role="none">
            {[...contradicting, text('order.contradiction.told')].join(' ')}
          </Banner>
        )}
      </div>
      <p className={s.note}>{text('order.dates.note')}</p>
    </EntryDialog>
  );
}

/** What isn't readable as a day has an error of its own, and contradicts none. The cast: `fromEntries` forgets its keys. */
const readableIn = (values: DateEntry): OrderDates =>
  datesIn(
    Object.fromEntries(
      ORDER_DATES.map((date) => [date, isDay(values[date]) ? values[date] : '']),
    ) as unknown as DateEntry,
  );

/** What can't be is refused; what contradicts a plan is only marked (D-157). */
const problemsOf = (date: OrderDate, dates: OrderDates): readonly Problem[] =>
  date === 'shipUntil' && isWindowReversed(dates) ? [texts('order.shipUntil.problem')] : [];

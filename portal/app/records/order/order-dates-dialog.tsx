import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { contradictions, ORDER_DATES, type OrderDate } from '../../../../shared/trade/order-dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { Problem } from '../../form/problem.ts';
import { EntryFailure } from '../conflict/entry-failure.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { type DatedOrder, type DateEntry, datesIn, entryOf } from './dated-order.ts';
import * as s from './order-dates.css.ts';
import { OrderGoneDialog } from './order-gone-dialog.tsx';
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
  const problems = problemsOf(entry.values);
  const { id: orderId, revision } = order;
  const title = text('order.dates.title', { number: order.orderNumbers });
  if (save.isRemoved)
    return <OrderGoneDialog title={title} save={save} onClose={onClose} onStale={onStale} />;
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={entry.isDirty}
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
      <EntryFailure
        entry={entry}
        save={save}
        nameOf={(field) => text(`order.${field}`)}
        valueText={(_field, day) => (isDay(day) ? formats.date(day) : '')}
      />
      <div className={s.fields}>
        {ORDER_DATES.map((date) => (
          <DateField
            key={date}
            label={text(`order.${date}`)}
            value={entry.values[date]}
            problems={problems[date]}
            onText={(day) => entry.change({ [date]: day })}
            takesFocus={date === 'cargoReadyOn'}
          />
        ))}
      </div>
      <p className={s.note}>{text('order.dates.note')}</p>
    </FormDialog>
  );
}

/** What isn't readable as a day has an error of its own, and contradicts none. */
function problemsOf(values: DateEntry): Record<OrderDate, readonly Problem[]> {
  const readable = ORDER_DATES.map((date) => [date, isDay(values[date]) ? values[date] : '']);
  const wrong = contradictions(datesIn(Object.fromEntries(readable)));
  return Object.fromEntries(
    ORDER_DATES.map((date) => [
      date,
      date !== 'shipFrom' && wrong.includes(date) ? [texts(`order.${date}.problem`)] : [],
    ]),
  ) as unknown as Record<OrderDate, readonly Problem[]>;
}

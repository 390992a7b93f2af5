import { useId } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { contradictions, ORDER_DATES, type OrderDate } from '../../../../shared/trade/order-dates.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { useClosing } from '../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { type DatedOrder, type DateEntry, datesIn, entryOf } from './dated-order.ts';
import * as s from './order-dates.css.ts';
import { saveOrderDates } from './save-order-dates.ts';
import { texts } from './texts/index.ts';

interface OrderDatesDialogProps {
  order: DatedOrder;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the order has to be loaded again. */
  onStale(): void;
}

/** Asks when the goods of an order are ready, may leave and have to be there (MOD-05). */
export function OrderDatesDialog({ order, onClose, onDone, onStale }: OrderDatesDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const closing = useClosing(onClose);
  const entry = useEntry(entryOf(order), order.revision);
  useUnsavedWork(form.ref, entry.isDirty && !closing.isLeaving);
  const close = () => save.isBusy || closing.close();
  const problems = problemsOf(entry.values);

  const submit = async () => {
    if (!form.isValid()) return;
    const { id: orderId, revision } = order;
    const step = await save.run({
      parts: () => [{ orderId, revision, ...datesIn(entry.values) }],
      send: saveOrderDates,
    });
    if (step === 'conflict') onStale();
    if (step !== 'saved') return;
    closing.leave();
    onDone();
  };
  return (
    <Dialog
      title={text('order.dates.title', { number: order.orderNumbers })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text('record.milestone.save')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {save.state.step === 'failed' && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <ConflictNotice
          entry={entry}
          isStale={save.state.step === 'conflict'}
          nameOf={(field) => text(`order.${field}`)}
          valueText={(_field, day) => (isDay(day) ? formats.date(day) : '')}
        />
        <div className={s.fields}>
          {ORDER_DATES.map((date) => (
            <TextField
              key={date}
              type="date"
              label={text(`order.${date}`)}
              value={entry.values[date]}
              problems={problems[date]}
              onText={(day) => entry.change({ [date]: day })}
              takesFocus={date === 'cargoReadyOn'}
            />
          ))}
        </div>
        <p className={s.note}>{text('order.dates.note')}</p>
      </Form>
      {closing.question}
    </Dialog>
  );
}

function problemsOf(values: DateEntry): Record<OrderDate, readonly Problem[]> {
  const wrong = contradictions(datesIn(values));
  return Object.fromEntries(
    ORDER_DATES.map((date) => [
      date,
      date !== 'shipFrom' && wrong.includes(date) ? [texts(`order.${date}.problem`)] : [],
    ]),
  ) as unknown as Record<OrderDate, readonly Problem[]>;
}

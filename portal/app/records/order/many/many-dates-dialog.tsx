import { useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { isBlank } from '../../../../../shared/trade/number-entry.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { DateField } from '../../../form/date-field.tsx';
import { Form } from '../../../form/form.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useClosing } from '../../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../../unsaved-work/use-unsaved-work.ts';
import * as s from '../order-dates.css.ts';
import { texts } from '../texts/index.ts';
import { loadOrders } from './load-orders.ts';
import { daysIn, Loading, type ManyEntry, NO_ENTRY, plannedAll, useLoaded } from './many-entry.tsx';
import { PlannedTable } from './planned-table.tsx';
import { useSaving } from './use-saving.ts';

interface ManyDatesDialogProps {
  /** The chosen orders. */
  ids: readonly number[];
  onClose(): void;
  /** Something was saved: the list is another by now. */
  onSaved(): void;
}

/** Sets dates of many orders, or moves all that they have by some days, after a look at what becomes of each (MOD-05). */
export function ManyDatesDialog({ ids, onClose, onSaved }: ManyDatesDialogProps) {
  const text = useText(texts);
  const adminText = useText(adminTexts);
  const form = useForm();
  const { loaded: orders, failure, reload } = useLoaded(ids, loadOrders);
  const [entry, setEntry] = useState<ManyEntry>(NO_ENTRY);
  const saving = useSaving();
  const closing = useClosing(onClose);
  const isDirty = !isBlank(entry.days) || ORDER_DATES.some((date) => entry.dates[date] !== '');
  useUnsavedWork(form.ref, isDirty && !closing.isLeaving);
  const planned = orders ? plannedAll(orders, entry) : [];
  const toSave = planned.filter(({ fate }) => fate === 'change');
  const close = () => {
    if (saving.isBusy) return;
    if (isDirty) closing.close();
    else onClose();
  };
  const save = async () => {
    if (toSave.length === 0 || !form.isValid()) return;
    const saved = await saving.save(toSave);
    if (saved.length > 0) onSaved();
    if (saved.length < toSave.length) return reload();
    closing.leave();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={text('order.many.title', { count: ids.length })}
      onClose={close}
      actions={
        <>
          <p role="status">{saving.progress && text('order.many.progress', { ...saving.progress })}</p>
          <Button onClick={close}>{adminText('admin.cancel')}</Button>
          <Button
            variant="primary"
            busy={saving.isBusy}
            aria-disabled={toSave.length === 0 || undefined}
            onClick={() => void save()}
          >
            {text('order.many.save', { count: toSave.length })}
          </Button>
        </>
      }
    >
      <Form of={form} isBusy={saving.isBusy} onSubmit={() => void save()}>
        <div className={s.fields}>
          {ORDER_DATES.map((date) => (
            <DateField
              key={date}
              label={text(`order.${date}`)}
              value={entry.dates[date]}
              onText={(day) => setEntry({ ...entry, dates: { ...entry.dates, [date]: day } })}
              takesFocus={date === 'cargoReadyOn'}
            />
          ))}
          <NumberField
            label={text('order.many.days')}
            hint={text('order.many.days.hint')}
            value={entry.days}
            problems={
              isBlank(entry.days) || daysIn(entry) !== undefined ? [] : [texts('order.many.days.problem')]
            }
            onNumber={(days) => setEntry({ ...entry, days })}
          />
        </div>
        <p className={s.note}>{text('order.many.note')}</p>
      </Form>
      {orders ? (
        <PlannedTable orders={planned} failures={saving.failures} />
      ) : (
        <Loading failure={failure} onRetry={reload} />
      )}
      {closing.question}
    </Dialog>
  );
}

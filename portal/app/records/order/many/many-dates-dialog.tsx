import { useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { isBlank } from '../../../../../shared/trade/number-entry.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import { DateField } from '../../../form/date-field.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { Loading } from '../../many/loading.tsx';
import { useChosen } from '../../many/use-chosen.ts';
import * as s from '../order-dates.css.ts';
import { texts } from '../texts/index.ts';
import { daysIn, type ManyEntry, NO_ENTRY, plannedAll } from './entry.ts';
import { loadOrders } from './load-orders.ts';
import { PlannedDialog } from './planned-dialog.tsx';

interface ManyDatesDialogProps {
  /** The chosen orders. */
  ids: readonly number[];
  onClose(): void;
  onSaved(count: number): void;
}

/** Sets dates of many orders, or moves all that they have by some days (MOD-05). */
export function ManyDatesDialog({ ids, onClose, onSaved }: ManyDatesDialogProps) {
  const text = useText(texts);
  const chosen = useChosen(ids, loadOrders);
  const [entry, setEntry] = useState<ManyEntry>(NO_ENTRY);
  return (
    <PlannedDialog
      title={text('order.many.title', { count: ids.length })}
      orders={chosen.records ? plannedAll(chosen.records, entry) : []}
      isDirty={!isBlank(entry.days) || ORDER_DATES.some((date) => entry.dates[date] !== '')}
      notices={!chosen.records && <Loading failure={chosen.failure} onRetry={chosen.retry} />}
      onClose={onClose}
      onSaved={onSaved}
      onLeft={({ saved, refused }) => {
        // Those that were moved would be moved once more.
        chosen.drop(saved);
        void chosen.refresh(refused);
      }}
    >
      <div className={s.fields}>
        {ORDER_DATES.map((date) => (
          <DateField
            key={date}
            label={text(`order.${date}`)}
            value={entry.dates[date]}
            onText={(day) => setEntry({ ...entry, dates: { ...entry.dates, [date]: day } })}
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
    </PlannedDialog>
  );
}

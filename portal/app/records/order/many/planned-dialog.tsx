import type { ReactNode } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import * as s from '../../many/many.css.ts';
import { ManyRecordsDialog } from '../../many/many-records-dialog.tsx';
import type { Ended } from '../../many/use-saving.ts';
import { saveOrderDates } from '../save-order-dates.ts';
import { texts } from '../texts/index.ts';
import type { PlannedOrder } from './plan.ts';
import { PlannedTable } from './planned-table.tsx';

const DATES = {
  idOf: ({ order }: PlannedOrder) => order.id,
  inputOf: ({ order, dates }: PlannedOrder) => ({ orderId: order.id, revision: order.revision, ...dates }),
  send: saveOrderDates,
};

interface PlannedDialogProps {
  title: string;
  /** What becomes of each order by what is entered. */
  orders: readonly PlannedOrder[];
  /** Something was entered that closing would lose. */
  isDirty: boolean;
  /** Below the fields: what isn't taken, or isn't there yet. */
  notices: ReactNode;
  onClose(): void;
  /** So many were saved: the list is another by now. */
  onSaved(count: number): void;
  /** Some could not be saved. The dialog stays, with what was entered. */
  onLeft(ended: Ended): void;
  /** The fields. */
  children: ReactNode;
}

/** Shows what becomes of many orders before their dates are saved, and saves those that change. */
export function PlannedDialog({ orders, notices, children, ...dialog }: PlannedDialogProps) {
  const text = useText(texts);
  const toSave = orders.filter(({ fate }) => fate === 'change');
  return (
    <ManyRecordsDialog
      {...dialog}
      saving={DATES}
      toSave={toSave}
      saveLabel={text('order.many.save', { count: toSave.length })}
    >
      {(failures) => (
        <>
          {children}
          <div className={s.notices}>{notices}</div>
          {orders.length > 0 && <PlannedTable orders={orders} failures={failures} />}
        </>
      )}
    </ManyRecordsDialog>
  );
}

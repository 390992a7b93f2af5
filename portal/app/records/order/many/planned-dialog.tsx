import { type ReactNode, useId } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useClosing } from '../../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../../unsaved-work/use-unsaved-work.ts';
import { saveOrderDates } from '../save-order-dates.ts';
import { texts } from '../texts/index.ts';
import * as s from './many.css.ts';
import type { PlannedOrder } from './plan.ts';
import { PlannedTable } from './planned-table.tsx';
import { type Ended, useSaving } from './use-saving.ts';

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
  /** Below the form: what isn't taken, or isn't there yet. */
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
export function PlannedDialog(props: PlannedDialogProps) {
  const { title, orders, isDirty, notices, onClose, onSaved, onLeft, children } = props;
  const text = useText(texts);
  const adminText = useText(adminTexts);
  const form = useForm();
  const formId = useId();
  const saving = useSaving(DATES);
  const closing = useClosing(onClose);
  useUnsavedWork(form.ref, isDirty && !closing.isLeaving);
  const toSave = orders.filter(({ fate }) => fate === 'change');
  const close = () => {
    if (saving.isBusy) return;
    // The page around the dialog may have unsaved work, which stays.
    if (isDirty) closing.close();
    else onClose();
  };
  const save = async () => {
    if (!form.isValid() || toSave.length === 0) return;
    const ended = await saving.save(toSave);
    if (ended.saved.length > 0) onSaved(ended.saved.length);
    if (ended.saved.length < toSave.length) onLeft(ended);
    else closing.leave();
  };
  return (
    <Dialog
      open
      wide="full"
      title={title}
      onClose={close}
      actions={
        <>
          <p role="status" className={s.progress}>
            {saving.progress && text('order.many.progress', { ...saving.progress })}
          </p>
          <Button onClick={close}>{adminText('admin.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={saving.isBusy}
            aria-disabled={toSave.length === 0 || undefined}
          >
            {text('order.many.save', { count: toSave.length })}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={saving.isBusy} onSubmit={() => void save()}>
        {children}
      </Form>
      <div className={s.notices}>{notices}</div>
      {orders.length > 0 && <PlannedTable orders={orders} failures={saving.failures} />}
      {closing.question}
    </Dialog>
  );
}

import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ORDER_DATES } from '../../../../shared/trade/order-dates.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { StyleNumbers } from '../parts/orders.tsx';
import * as s from './order-removal.css.ts';
import { isGone, type RemovableOrder, removeOrder } from './order-removal.ts';
import { texts } from './texts/index.ts';

/** Further style numbers are counted. */
const NAMED_AT_MOST = 20;

interface OrderRemovalDialogProps {
  order: RemovableOrder;
  onClose(): void;
  /** It is gone, maybe by somebody else. */
  onDone(): void;
  /** It was refused or failed: the order may be another by now and has to be loaded again. */
  onStale(): void;
}

/** Asks before an order is removed, and names what goes with it (MOD-05). */
export function OrderRemovalDialog({ order, onClose, onDone, onStale }: OrderRemovalDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { id, orderNumbers, revision, styleNumbers } = order;
  const save = useRecordSave({ type: 'purchaseOrder', id });
  const remove = async () => {
    const step = await save.run({ parts: () => [{ orderId: id, revision }], send: removeOrder });
    if (step === 'saved') return step;
    const isRemoved = await isGone(id);
    if (isRemoved) return 'saved';
    // The conflict is told of by the dialog.
    if (step !== 'conflict' && isRemoved === false) onStale();
    return step;
  };
  const named = styleNumbers.slice(0, NAMED_AT_MOST).map(({ styleNumber }) => styleNumber);
  const more = styleNumbers.length - named.length;
  return (
    <FormDialog
      title={text('order.remove.title', { number: orderNumbers })}
      save={save}
      isDirty={false}
      confirm={{ label: text('order.remove'), variant: 'danger', run: remove }}
      cancelLabel={text('order.remove.keep')}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        facts={[
          { name: text('list.col.orderNumber'), value: orderNumbers },
          { name: text('list.col.supplier'), value: nameOf(order.supplier) },
          ...ORDER_DATES.map((date) => ({
            name: text(`order.${date}`),
            value: order[date] && formats.date(order[date]),
          })),
          {
            name: text('list.col.styles'),
            value: styleNumbers.map(({ styleNumber }) => styleNumber).join(', '),
          },
        ]}
      />
      <p>{text('order.remove.question')}</p>
      {named.length > 0 && (
        <div className={s.styles}>
          <p>{text('order.remove.styles')}</p>
          <StyleNumbers of={named} />
          {more > 0 && <p className={s.note}>{text('order.remove.moreStyles', { count: more })}</p>}
        </div>
      )}
    </FormDialog>
  );
}

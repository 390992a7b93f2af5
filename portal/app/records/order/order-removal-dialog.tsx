import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { useSave } from '../../form/use-save.ts';
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
  const { id, orderNumbers, revision, styleNumbers } = order;
  const save = useSave();
  const close = () => save.isBusy || onClose();
  const remove = async () => {
    const step = await save.run({ parts: () => [{ orderId: id, revision }], send: removeOrder });
    const isDone = step === 'saved' || (await isGone(id));
    if (isDone) onDone();
    if (isDone === false) onStale();
  };
  const named = styleNumbers.slice(0, NAMED_AT_MOST).map(({ styleNumber }) => styleNumber);
  const more = styleNumbers.length - named.length;
  return (
    <Dialog
      title={text('order.remove.title', { number: orderNumbers })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('order.remove.keep')}</Button>
          <Button variant="danger" busy={save.isBusy} onClick={() => void remove()}>
            {text('order.remove')}
          </Button>
        </>
      }
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <p>{text('order.remove.question')}</p>
      {named.length > 0 && (
        <div className={s.styles}>
          <p>{text('order.remove.styles')}</p>
          <StyleNumbers of={named} />
          {more > 0 && <p className={s.note}>{text('order.remove.moreStyles', { count: more })}</p>}
        </div>
      )}
    </Dialog>
  );
}

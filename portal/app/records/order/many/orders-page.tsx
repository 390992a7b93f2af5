import { useRef, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { purchaseOrders } from '../../../../lists/definitions/orders.ts';
import type { ListHandle } from '../../../modules/list/module-list.tsx';
import { ModulePage } from '../../../modules/page/module-page.tsx';
import { useListViewer } from '../../../modules/page/use-list-viewer.ts';
import { NONE_SAVED, SavedNotice, withSaved } from '../../many/saved-notice.tsx';
import { texts } from '../texts/index.ts';
import { type UndoableChange, UndoNotice } from '../undo-notice.tsx';
import { ManyDatesDialog } from './many-dates-dialog.tsx';
import { ManyRemovalDialog } from './many-removal-dialog.tsx';
import { PasteDatesDialog } from './paste-dates-dialog.tsx';

/** `/purchase-order` (MOD-05): the orders, whose dates are changed and which are removed several at once (D-159). */
export function PurchaseOrdersPage() {
  const text = useText(texts);
  const { userId, role } = useListViewer();
  const list = useRef<ListHandle>(null);
  const [open, setOpen] = useState<{ dialog: 'dates' | 'paste' | 'removal'; ids: readonly number[] }>();
  const [removed, setRemoved] = useState<UndoableChange>();
  /** Whose dates were saved since a dialog was opened last, by all tries. */
  const [saved, setSaved] = useState(NONE_SAVED);
  const close = () => setOpen(undefined);
  const reload = () => list.current?.reload();
  const ask = (dialog: 'dates' | 'paste' | 'removal', ids: readonly number[]) => {
    setSaved(NONE_SAVED);
    setOpen({ dialog, ids });
  };
  const dated = {
    onClose: close,
    onSaved(count: number, left?: readonly string[]) {
      setSaved((before) => withSaved(before, count, left));
      reload();
    },
  };
  // Agents change the dates, and leave the numbers to the purchaser.
  const mayRemove = role !== 'agent';
  return (
    <ModulePage
      title="menu.purchaseOrder"
      views={[purchaseOrders]}
      changes={
        userId === undefined
          ? undefined
          : {
              ref: list,
              create: <Button onClick={() => ask('paste', [])}>{text('order.pasteDates')}</Button>,
              selectionActions: (ids) => (
                <>
                  <Button onClick={() => ask('dates', [...ids])}>{text('order.dates.change')}</Button>
                  {mayRemove && (
                    <Button onClick={() => ask('removal', [...ids])}>{text('order.removeMany')}</Button>
                  )}
                </>
              ),
              notice: (
                <>
                  {removed && (
                    <UndoNotice
                      key={JSON.stringify(removed.told)}
                      change={removed}
                      onUndone={() => {
                        setRemoved(undefined);
                        reload();
                      }}
                      onDismiss={() => setRemoved(undefined)}
                    />
                  )}
                  <SavedNotice
                    of={saved}
                    words={text('order.many.saved', { count: saved.count })}
                    onDismiss={() => setSaved(NONE_SAVED)}
                  />
                  {open?.dialog === 'dates' && <ManyDatesDialog ids={open.ids} {...dated} />}
                  {open?.dialog === 'paste' && <PasteDatesDialog {...dated} />}
                  {open?.dialog === 'removal' && (
                    <ManyRemovalDialog
                      ids={open.ids}
                      onClose={close}
                      onRemoved={(change) => {
                        setRemoved(change);
                        list.current?.clearSelection();
                        reload();
                      }}
                    />
                  )}
                </>
              ),
            }
      }
    />
  );
}

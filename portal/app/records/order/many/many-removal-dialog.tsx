import { useRef, useState } from 'react';
import * as v from 'valibot';
import { inParallel } from '../../../../../shared/client/in-parallel.ts';
import { requestKeys } from '../../../../../shared/client/request-keys.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { Loading } from '../../many/loading.tsx';
import * as s from '../../many/many.css.ts';
import { useChosen } from '../../many/use-chosen.ts';
import { removeOrder, restoreOrder } from '../order-removal.ts';
import { texts } from '../texts/index.ts';
import type { UndoableChange } from '../undo-notice.tsx';
import { ordersWhere } from './load-orders.ts';

const Reference = v.array(v.object({ reference: v.string() }));

/** What a removal is based on, and what carries the order as far as the viewer sees it. */
const removable = {
  id: v.number(),
  orderNumbers: v.string(),
  revision: v.number(),
  bookings: Reference,
  shipments: Reference,
};
const FIELDS = 'id orderNumbers revision bookings { reference } shipments { reference }';

const loadRemovable = (ids: readonly number[], signal?: AbortSignal) =>
  ordersWhere(v.object(removable), FIELDS, ids, signal);

interface ManyRemovalDialogProps {
  /** The chosen orders. */
  ids: readonly number[];
  onClose(): void;
  /** Some were removed, which can be taken back. */
  onRemoved(change: UndoableChange): void;
}

/** Removes many orders that stand nowhere, and says where the others stand (D-159). */
export function ManyRemovalDialog({ ids, onClose, onRemoved }: ManyRemovalDialogProps) {
  const text = useText(texts);
  const adminText = useText(adminTexts);
  const chosen = useChosen(ids, loadRemovable);
  const [withKey] = useState(requestKeys);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<number, Text>>(new Map());
  /** By all tries. */
  const removed = useRef<number[]>([]);
  const orders = chosen.records ?? [];
  const standing = orders.filter(({ bookings, shipments }) => bookings.length + shipments.length > 0);
  const free = orders.filter((order) => !standing.includes(order));

  const remove = async () => {
    if (free.length === 0 || isBusy) return;
    setBusy(true);
    const failed = new Map<number, Text>();
    const done: number[] = [];
    await inParallel(free, async ({ id, revision }) => {
      const input = { orderId: id, revision };
      try {
        await withKey(input, (key) => removeOrder(input, key));
        done.push(id);
      } catch (error) {
        failed.set(id, adminFailure(error));
      }
    });
    // An answer was lost, or somebody else has removed it.
    for (const id of await chosen.refresh([...failed.keys()])) {
      failed.delete(id);
      done.push(id);
    }
    chosen.drop(done);
    setBusy(false);
    setFailures(failed);
    removed.current.push(...done);
    if (done.length > 0) onRemoved(undoOf([...removed.current]));
    if (failed.size === 0) onClose();
  };

  return (
    <Dialog
      open
      wide
      title={text('order.removeMany.title', { count: ids.length })}
      onClose={() => isBusy || onClose()}
      actions={
        <>
          <Button onClick={() => isBusy || onClose()}>{adminText('admin.cancel')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            aria-disabled={free.length === 0 || undefined}
            onClick={() => void remove()}
          >
            {text('order.removeMany.remove', { count: free.length })}
          </Button>
        </>
      }
    >
      {chosen.records ? (
        <ul className={s.list}>
          {free.map(({ id, orderNumbers }) => (
            <li key={id}>
              {orderNumbers}
              {failures.has(id) && <span className={s.fault}>{text(failures.get(id)!)}</span>}
            </li>
          ))}
          {standing.map(({ id, orderNumbers, bookings, shipments }) => (
            <li key={id}>
              {orderNumbers}
              <span className={s.note}>
                {text('order.removeMany.stays', {
                  records: [...shipments, ...bookings].map(({ reference }) => reference).join(', '),
                })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Loading failure={chosen.failure} onRetry={chosen.retry} />
      )}
      <p className={s.below}>{text('order.removeMany.note')}</p>
    </Dialog>
  );
}

/** Brings all of them back; a second try only those that aren't there yet. */
function undoOf(ids: readonly number[]): UndoableChange {
  const withKey = requestKeys();
  const left = new Set(ids);
  return {
    told: texts('order.removeMany.removed', { count: ids.length }),
    async undo() {
      let firstError: unknown;
      await inParallel([...left], async (orderId) => {
        try {
          await withKey({ orderId }, (key) => restoreOrder({ orderId }, key));
          left.delete(orderId);
        } catch (error) {
          firstError ??= error;
        }
      });
      if (firstError) throw firstError;
    },
  };
}

import { useRef } from 'react';
import { NUMBER_MAX_LENGTH } from '../../../../shared/contract/order-manager.ts';
import type { RenamedOrder } from '../../../../shared/contract/order-renaming.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Problem } from '../../form/problem.ts';
import { refusedField } from '../../form/refused-field.ts';
import { TextField } from '../../form/text-field.tsx';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import type { DatedOrder } from './dated-order.ts';
import { OrderGoneDialog } from './order-gone-dialog.tsx';
import { renameOrder } from './order-renaming.ts';
import { texts } from './texts/index.ts';
import { useOrderSave } from './use-order-save.ts';

interface OrderNumberDialogProps {
  order: Pick<DatedOrder, 'id' | 'orderNumbers' | 'revision'>;
  onClose(): void;
  onDone(renamed: RenamedOrder): void;
  /** Somebody else saved or removed it meanwhile: the order has to be loaded again. */
  onStale(): void;
}

/** Asks for another number of an order (D-159). */
export function OrderNumberDialog({ order, onClose, onDone, onStale }: OrderNumberDialogProps) {
  const text = useText(texts);
  const save = useOrderSave(order.id);
  const entry = useEntry({ orderNumber: order.orderNumbers }, order.revision);
  const renamed = useRef<RenamedOrder>(undefined);
  const { orderNumber } = entry.values;
  const { id: orderId, revision } = order;
  const title = text('order.rename.title', { number: order.orderNumbers });
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  if (save.isRemoved)
    return <OrderGoneDialog title={title} save={save} onClose={onClose} onStale={onStale} />;
  return (
    <EntryDialog
      title={title}
      entry={entry}
      save={save}
      isShownAtField={refused !== undefined}
      nameOf={() => text('list.col.orderNumber')}
      valueText={(_field, number) => number}
      confirm={{
        label: text('record.milestone.save'),
        run: () =>
          save.run({
            parts: () => [{ orderId, revision, orderNumber }],
            async send(input, key) {
              renamed.current = await renameOrder(input, key);
            },
          }),
      }}
      onClose={onClose}
      onDone={() => renamed.current && onDone(renamed.current)}
      onStale={onStale}
    >
      <TextField
        label={text('list.col.orderNumber')}
        required
        autoComplete="off"
        value={orderNumber}
        problems={[...problemsOf(orderNumber), ...(refused ? [refused.text] : [])]}
        onText={(number) => entry.change({ orderNumber: number })}
      />
    </EntryDialog>
  );
}

function problemsOf(number: string): readonly Problem[] {
  if (number.trim() === '') return ['auth.requiredField'];
  return number.trim().length > NUMBER_MAX_LENGTH
    ? [texts('order.rename.long', { count: NUMBER_MAX_LENGTH })]
    : [];
}

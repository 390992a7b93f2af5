import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { MultiCombobox } from '../../shared/ui/multi-combobox/multi-combobox.tsx';
import * as s from './order-box.css.ts';
import { quoted } from './quick-add.ts';
import { editorAtom, linkingAtom, orderOptionsAtom, rowsAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { useBox } from './use-box.ts';

/** Chips of hundreds of orders scroll inside the box, px. */
const MAX_HEIGHT = 152;

interface OrderBoxProps {
  disabled: boolean;
  readOnly: boolean;
}

/** The multi-select of the purchase orders (PO-07 to PO-10). */
export function OrderBox({ disabled, readOnly }: OrderBoxProps) {
  const text = useText(texts);
  const editor = useAtomValue(editorAtom);
  const rows = useAtomValue(rowsAtom);
  const known = useAtomValue(orderOptionsAtom);
  const isLinking = useAtomValue(linkingAtom);
  const box = useBox(editor?.orders);

  const options = useMemo(
    () =>
      known.map(({ id, label, styles }) => ({
        id,
        label,
        hint: text('orders.row.count', { count: styles.length }),
      })),
    [known, text],
  );
  const selected = useMemo(() => rows.map(({ order: { id, label } }) => ({ id, label })), [rows]);
  const working = isLinking ? text('orders.status.linking') : undefined;
  const status = box.progress ?? (box.isSearching ? text('orders.status.searchingPo') : working);

  return (
    <div className={s.box}>
      <MultiCombobox
        label={text('orders.po.label')}
        placeholder={text('orders.po.placeholder')}
        hint={text('orders.po.hint')}
        options={options}
        selected={selected}
        text={box.text}
        onText={box.onText}
        onAdd={(option) => editor?.addOrder(option)}
        onRemove={({ id }) => editor?.removeOrder(id)}
        onCreate={box.onCreate}
        createLabel={(wanted) => text('orders.po.create', { text: quoted(wanted) })}
        onUndoRemove={() => editor?.undoRemoveOrder()}
        busy={box.isSearching || box.isAdding || isLinking}
        disabled={disabled}
        readOnly={readOnly}
        maxHeight={MAX_HEIGHT}
        {...(status && { status })}
      />
      {/* The box says it, too. */}
      {box.progress && <p className={s.progress}>{box.progress}</p>}
    </div>
  );
}

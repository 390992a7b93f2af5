import { atom, useAtomValue } from 'jotai';
import { memo, useMemo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { MultiCombobox } from '../../../shared/ui/multi-combobox/multi-combobox.tsx';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { pastedPieces, quoted } from '../comboboxes/split-input.ts';
import { useComboboxController } from '../comboboxes/use-combobox-controller.ts';
import { addNew, type Order, type Style } from '../selection/orders.ts';
import { editorAtom, styleOptionsAtom } from '../state.ts';
import { texts } from '../texts/index.ts';
import * as s from './order-row.css.ts';

const MAX_HEIGHT = 152;

interface OrderRowProps {
  order: Order;
  selected: readonly Style[];
  /** Its link call is on the way. */
  pending: boolean;
  /** Somebody else took it off the record. */
  unlinked: boolean;
  /** Somebody else has added it, or changed its style numbers. */
  changed: boolean;
  disabled: boolean;
  readOnly: boolean;
  hidden: boolean;
  isOneOfMany: boolean;
}

/** One selected order and the multi-select of its style numbers (PO-11 to PO-14). Memoised: there may be hundreds. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, selected, pending, unlinked, changed, disabled, readOnly, hidden, isOneOfMany } = props;
  const text = useText(texts);
  const editor = useAtomValue(editorAtom);
  const [isVisited, setVisited] = useState(false);
  const combobox = useComboboxController(useMemo(() => editor?.styles(order.id), [editor, order.id]));
  const options = useOptions(order.styles, isVisited);
  const status = combobox.progress ?? (combobox.isSearching ? text('orders.status.searchingSn') : undefined);

  return (
    <li
      className={isOneOfMany ? `${s.row} ${s.oneOfMany}` : s.row}
      part="row"
      hidden={hidden}
      data-order={order.id}
      onFocus={() => setVisited(true)}
    >
      <div className={s.title}>
        <span className={s.name}>{text('orders.row', { orderNumber: order.label })}</span>
        <span className={s.count}>
          {pending && <Spinner size={12} />}
          {combobox.progress ?? text('orders.row.count', { count: selected.length })}
        </span>
        {changed && <span className={s.changed}>{text('orders.row.changed')}</span>}
        {unlinked && <span className={s.unlinked}>{text('orders.row.unlinked')}</span>}
      </div>
      <MultiCombobox
        label={text('orders.sn.label', { orderNumber: order.label })}
        hideLabel
        placeholder={text('orders.sn.placeholder')}
        options={options}
        selected={selected}
        text={combobox.text}
        onText={combobox.onText}
        onAdd={(style) => editor?.addStyle(order.id, style)}
        onRemove={({ id }) => editor?.removeStyle(order.id, id)}
        onCreate={combobox.onCreate}
        onPasteText={(pasted) => {
          const { pieces, shortened } = pastedPieces(pasted);
          if (pieces[0] === pasted.trim()) return false;
          combobox.addAll(pieces, shortened);
          return true;
        }}
        createLabel={(wanted) => text('orders.sn.create', { text: quoted(wanted) })}
        alikeHint={text('orders.alike')}
        onUndoRemove={() => editor?.undo(order.id)}
        busy={combobox.isSearching || combobox.isAdding}
        disabled={disabled}
        readOnly={readOnly}
        maxHeight={MAX_HEIGHT}
        {...(status && { status })}
      />
    </li>
  );
});

/**
 * The order's own style numbers, then all others seen; those only where the user has been, so that an answer doesn't
 * draw hundreds of rows again.
 */
function useOptions(own: readonly Style[], isVisited: boolean): readonly Style[] {
  const known = useAtomValue(isVisited ? styleOptionsAtom : noneAtom);
  return useMemo(() => addNew(own, known), [own, known]);
}

const noneAtom = atom<readonly Style[]>([]);

import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { MultiCombobox } from '../../../shared/ui/multi-combobox/multi-combobox.tsx';
import { quoted } from '../comboboxes/split-input.ts';
import { useComboboxController } from '../comboboxes/use-combobox-controller.ts';
import { createPasting, readingAtom } from '../paste/pasting.ts';
import { useKept } from '../paste/use-kept.ts';
import { editorAtom, linkingAtom, orderOptionsAtom, rowsAtom } from '../state.ts';
import { texts } from '../texts/index.ts';
import * as s from './order-combobox.css.ts';
import { WaitingPaste } from './waiting-paste.tsx';

/** Chips of hundreds of orders scroll inside it, px. */
const MAX_HEIGHT = 152;

interface OrderComboboxProps {
  disabled: boolean;
  readOnly: boolean;
}

/** The multi-select of the purchase orders (PO-07 to PO-10). */
export function OrderCombobox({ disabled, readOnly }: OrderComboboxProps) {
  const text = useText(texts);
  const editor = useAtomValue(editorAtom);
  const rows = useAtomValue(rowsAtom);
  const known = useAtomValue(orderOptionsAtom);
  const isLinking = useAtomValue(linkingAtom);
  const combobox = useComboboxController(editor?.orders);
  const host = useHost();
  const [pasting] = useState(() => createPasting(host));
  const isReading = useAtomValue(readingAtom);
  useKept(host, editor?.record);

  const options = useMemo(
    () =>
      known.map(({ id, label, styles, carriedBy = [] }) => ({
        id,
        label,
        hint: [
          text('orders.row.count', { count: styles.length }),
          carriedBy.length > 0 && text('orders.option.carried', { records: carriedBy.join(', ') }),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [known, text],
  );
  const selected = useMemo(() => rows.map(({ order: { id, label } }) => ({ id, label })), [rows]);
  const linking = isLinking ? text('orders.status.linking') : undefined;
  const working = isReading ? text('orders.status.reading') : linking;
  const status = combobox.progress ?? (combobox.isSearching ? text('orders.status.searchingPo') : working);

  return (
    <>
      <div className={s.frame}>
        <MultiCombobox
          label={text('orders.po.label')}
          placeholder={text('orders.po.placeholder')}
          hint={text('orders.po.hint')}
          options={options}
          selected={selected}
          text={combobox.text}
          onText={combobox.onText}
          onAdd={(option) => editor?.addOrder(option)}
          onRemove={({ id }) => editor?.removeOrder(id)}
          onCreate={combobox.onCreate}
          onPasteText={(pasted) => pasting.paste(pasted, combobox.addAll)}
          createLabel={(wanted) => text('orders.po.create', { text: quoted(wanted) })}
          alikeHint={text('orders.alike')}
          onUndoRemove={() => editor?.undo('orders')}
          busy={combobox.isSearching || combobox.isAdding || isLinking || isReading}
          disabled={disabled}
          readOnly={readOnly}
          maxHeight={MAX_HEIGHT}
          {...(status && { status })}
        />
        {/* Read out as the status of the combobox already. */}
        {combobox.progress && <p className={s.progress}>{combobox.progress}</p>}
      </div>
      <WaitingPaste pasting={pasting} disabled={disabled || readOnly} />
    </>
  );
}

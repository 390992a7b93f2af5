import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ComboboxField, type ComboboxFieldProps } from '../combobox/combobox-field.tsx';
import { MenuMessage } from '../combobox/menu-message.tsx';
import { OptionList } from '../combobox/option-list.tsx';
import { type Entry, isCreateRow, isKnown, type Option } from '../combobox/options.ts';
import { useMenu } from '../combobox/use-menu.ts';
import { useRows } from '../combobox/use-rows.ts';
import { useStable } from '../hooks/use-stable.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { Chips } from './chips.tsx';
import { SelectionChanges } from './selection-changes.tsx';
import { useChipFocus } from './use-chip-focus.ts';

interface MultiComboboxProps extends ComboboxFieldProps {
  /** All known options; what is selected is left out of the menu. Keep the array while it doesn't change. */
  options: readonly Option[];
  selected: readonly Option[];
  /** The search text. `onText` must put the new one back at once, within the event. */
  text: string;
  onText(text: string): void;
  onAdd(option: Option): void;
  onRemove(option: Option): void;
  /** Makes the field creatable; gets the trimmed text. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  /** Ctrl+Z or Cmd+Z in the empty input or on a chip, while something removed here is not yet back. */
  onUndoRemove?: () => void;
  /** Sees each paste before the input does, line ends and tabs included; `true` when it dealt with it. */
  onPasteText?: (text: string) => boolean;
  /** The highest the chips may grow, px; then they scroll. */
  maxHeight?: number;
}

/**
 * Choosing several options, and creating new ones, by typing (PO-07 .. PO-14). The owner holds text and selection;
 * the field filters, draws and handles the keys of the ARIA combobox pattern. The menu stays open after
 * a pick from the whole list, and closes after one that was searched for: it would only hide what came of it.
 * Nothing is added on blur, and Enter never submits a form.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { options, selected, text, onText, onAdd, onRemove, onCreate, onUndoRemove } = props;
  const { busy = false, disabled = false, readOnly = false } = props;
  const enabled = !disabled && !readOnly;
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const removals = useRef(0);

  const rows = useRows(options, text, selected);
  const typed = text.trim();
  const creatable = onCreate !== undefined && typed !== '' && !isKnown(typed, rows, selected);
  const create = useMemo(() => (creatable ? { create: typed } : undefined), [creatable, typed]);
  const entries = useMemo<readonly Entry[]>(() => (create ? [...rows, create] : rows), [rows, create]);

  const remove = useStable((option: Option) => {
    removals.current += 1;
    onRemove(option);
  });
  const undo = useStable((event: KeyboardEvent): boolean => {
    const asked = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!asked || event.altKey || !onUndoRemove || removals.current === 0) return false;
    event.preventDefault();
    event.stopPropagation();
    removals.current -= 1;
    onUndoRemove();
    return true;
  });
  const chips = useChipFocus(selected, input);

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    if (!enabled) return false;
    const { value } = event.currentTarget;
    if (selected.length > 0 && movesBack(event)) {
      event.preventDefault();
      chips.focus(selected.length - 1);
      return true;
    }
    if (event.key === 'Backspace' && value === '' && selected.length > 0) {
      event.preventDefault();
      // A key held down to empty the text must not go on through the chips.
      if (!event.repeat) remove(selected.at(-1)!);
      return true;
    }
    return value === '' && undo(event);
  }

  const menu = useMenu({
    inputRef: input,
    entries,
    text,
    onText,
    enabled,
    choice: null,
    onPick(entry, index) {
      if (isCreateRow(entry)) onCreate?.(entry.create);
      else onAdd(entry);
      // The next row moves up to where the chosen one was.
      if (text === '') return menu.highlight(Math.min(index, entries.length - 2));
      onText('');
      menu.close();
    },
    onInputKey,
    onPasteText: props.onPasteText,
  });

  const createLabel =
    create && (props.createLabel?.(create.create) ?? say('common.create', { text: create.create }));
  // Without a text nobody has searched yet.
  const isUnasked = typed === '' && rows.length === 0;
  const found =
    (isUnasked ? (props.hint ?? props.placeholder) : undefined) ??
    say('common.results', { count: rows.length });
  const results = props.status ?? (busy ? say('common.loading') : found);

  return (
    <ComboboxField
      field={props}
      menu={menu}
      maxHeight={props.maxHeight}
      before={
        <Chips
          chips={selected}
          enabled={enabled}
          disabled={disabled}
          onRemove={remove}
          onUndo={undo}
          focus={chips}
        />
      }
      content={
        entries.length > 0 ? (
          <OptionList menu={menu} rows={rows} create={create} createLabel={createLabel} />
        ) : (
          <MenuMessage menu={menu} busy={busy}>
            {typed !== '' && isKnown(typed, selected) ? say('common.alreadySelected') : found}
          </MenuMessage>
        )
      }
    >
      <LiveRegion message={menu.isOpen ? results : (props.status ?? '')} repeatKey={text} />
      <SelectionChanges key={`${disabled}`} selected={selected} />
    </ComboboxField>
  );
}

/** The arrow that leads out of the text, towards the chips before it. */
function movesBack(event: KeyboardEvent<HTMLInputElement>): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  const input = event.currentTarget;
  if (input.selectionStart !== 0 || input.selectionEnd !== 0) return false;
  return event.key === (getComputedStyle(input).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
}

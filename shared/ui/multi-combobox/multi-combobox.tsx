import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { letterOfKey } from '../../keys/letter-of-key.ts';
import { comparable } from '../../trade/comparable-number.ts';
import { ComboboxField, type ComboboxFieldProps } from '../combobox/combobox-field.tsx';
import { useCombobox } from '../combobox/use-combobox.ts';
import { useRows } from '../combobox/use-rows.ts';
import { useStable } from '../hooks/use-stable.ts';
import { PlusIcon, WarningIcon } from '../icons/icons.tsx';
import { MenuContent } from '../menu/menu-content.tsx';
import { isKnown, type Option, withAlikeHint, without } from '../options/option.ts';
import type { RemoteOptions } from '../search/remote-options.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { Chips } from './chips.tsx';
import { SelectionChanges } from './selection-changes.tsx';
import { useChipFocus } from './use-chip-focus.ts';

/** The id of the row that creates what was typed. */
const CREATE = 'create';

/** The place of the option that the text is, however its signs are written (D-150); -1 for none. */
const equalTo = (options: readonly Option[], text: string): number => {
  const wanted = comparable(text);
  return options.findIndex(({ label }) => comparable(label) === wanted);
};

interface MultiComboboxProps<O extends Option> extends ComboboxFieldProps {
  /**
   * All known options, or those that a server finds; what is selected is left out of the menu. Keep the array while it
   * doesn't change.
   */
  options: readonly O[] | RemoteOptions<O>;
  selected: readonly O[];
  /** The search text. `onText` must put the new one back at once, within the event. */
  text: string;
  /** `before` is what it was made of: not the present text where that was set while an input method composed. */
  onText(text: string, before: string): void;
  onAdd(option: O): void;
  onRemove(option: O): void;
  /** Makes the field creatable; gets the trimmed text. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  /** What is said of an option that differs from a creatable text in its spelling alone. */
  alikeHint?: string;
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
export function MultiCombobox<O extends Option>(props: MultiComboboxProps<O>) {
  const { options, selected, text, onText, onAdd, onRemove, onCreate, onUndoRemove } = props;
  const { disabled = false, readOnly = false } = props;
  const enabled = !disabled && !readOnly;
  const translate = useText();
  const input = useRef<HTMLInputElement>(null);
  const removals = useRef(0);

  const { rows: matches, isSearching, status, retryLabel, retry, search } = useRows(options, text);
  const busy = props.busy || isSearching;
  const free = useMemo(() => without(matches, selected), [matches, selected]);
  const typed = text.trim();
  const isCreatable = onCreate !== undefined && typed !== '' && !isKnown(typed, free, selected);
  const alike = isCreatable ? props.alikeHint : undefined;
  const hinted = useMemo(() => (alike ? withAlikeHint(free, typed, alike) : free), [free, typed, alike]);
  const equal = onCreate && typed ? equalTo(hinted, typed) : undefined;
  const createLabel = props.createLabel?.(typed) ?? translate('common.create', { text: typed });
  // What is nearly the same comes first, so that it is seen.
  const createsFirst = isCreatable && hinted.length > 0 && equal === -1 && hinted === free;
  const rows = useMemo(
    () => (createsFirst ? [{ id: CREATE, label: createLabel }, ...hinted] : hinted),
    [createsFirst, createLabel, hinted],
  );
  const [isUndecided, setUndecided] = useState(false);

  const type = (next: string, before = text) => {
    setUndecided(false);
    onText(next, before);
    search(next);
  };
  const remove = useStable((index: number) => {
    removals.current += 1;
    onRemove(selected[index]!);
  });
  const undo = useStable((event: KeyboardEvent): boolean => {
    const asked =
      letterOfKey(event).toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
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
      if (!event.repeat) remove(selected.length - 1);
      return true;
    }
    return value === '' && undo(event);
  }

  const createRow = createsFirst ? 0 : rows.length;
  const menu = useCombobox({
    inputRef: input,
    rows,
    hasAction: (isCreatable && !createsFirst) || retryLabel !== undefined,
    lastResort: isCreatable ? createRow : -1,
    // The one that is the text or, where nothing was found, its creation (D-156).
    exact: equal === -1 && rows.length === 0 ? 0 : equal,
    onUndecided: () => setUndecided(true),
    text,
    onText: type,
    enabled,
    choice: null,
    onPick(index) {
      const option = rows[index];
      if (isCreatable && index === createRow) onCreate(typed);
      else if (option) onAdd(option as O);
      else return retry();
      // The next row moves up to where the chosen one was.
      if (text === '') return menu.highlight(Math.min(index, rows.length - 2));
      type('');
      menu.close();
    },
    onInputKey,
    onPasteText: props.onPasteText,
  });

  // Without a text nobody has searched yet.
  const isUnasked = typed === '' && rows.length === 0;
  const found =
    (isUnasked ? (props.hint ?? props.placeholder) : undefined) ??
    (retryLabel ? status : translate('common.results', { count: hinted.length }));
  const results = props.status ?? (busy ? translate('common.loading') : found);
  const createAction = isCreatable && !createsFirst && { icon: <PlusIcon />, label: createLabel };
  const advice = isUndecided ? translate('common.chooseByArrows') : undefined;

  return (
    <ComboboxField
      field={{ ...props, busy }}
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
        <MenuContent
          menu={menu}
          rows={rows}
          lead={createsFirst && <PlusIcon />}
          action={createAction || (retryLabel && { icon: <WarningIcon />, label: retryLabel })}
          busy={busy}
          advice={advice}
          empty={typed !== '' && isKnown(typed, selected) ? translate('common.alreadySelected') : found}
        />
      }
    >
      <LiveRegion message={advice ?? (menu.isOpen ? results : (props.status ?? ''))} repeatKey={text} />
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

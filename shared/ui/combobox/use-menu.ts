import { useCombobox } from 'downshift';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { HostContext } from '../../element/host.ts';
import { menuReducer } from './menu-reducer.ts';
import { type Entry, isCreateRow, type Option, pasteInto } from './options.ts';

interface MenuOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  entries: readonly Entry[];
  /** The text of the input, the new one from within `onText` on. */
  text: string;
  onText(text: string): void;
  /** A disabled or read-only field opens no menu. */
  enabled: boolean;
  /** The present choice of a single-choice field: the menu opens there. */
  choice: Option | null;
  onPick(entry: Entry, index: number): void;
  /** Sees each key of the input first; `true` when it dealt with it. */
  onInputKey?(event: KeyboardEvent<HTMLInputElement>): boolean;
  /** Sees a paste first; `true` when it dealt with it. */
  onPasteText?: ((text: string) => boolean) | undefined;
  onLeave?(): void;
}

/** downshift leaves its own keys alone when the event carries this. */
function keepFromDownshift(event: { nativeEvent: Event }): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** A key that an input method uses for itself; Safari's last Enter comes after the composition, as code 229. */
const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

const keyOf = (entry: Entry | null): unknown => (entry && !isCreateRow(entry) ? entry.id : entry);

const nameOf = (entry: Entry | null): string => {
  if (!entry) return '';
  return isCreateRow(entry) ? entry.create : entry.label;
};

/**
 * A text input with a menu of entries, after the combobox pattern of the ARIA authoring practices. What Enter
 * and a click do is decided here and at once, so that a second key press meets the state the first one left.
 */
export function useMenu(options: MenuOptions) {
  const { inputRef, entries, text, onText, enabled, choice, onPick } = options;
  const { onInputKey, onPasteText, onLeave } = options;
  const environment = useContext(HostContext)?.environment;
  const listRef = useRef<HTMLDivElement>(null);
  const arrowsUsed = useRef(false);
  const pointer = useRef({ inUse: false, x: -1, y: -1 });

  const menu = useCombobox<Entry>({
    ...(environment && { environment: environment as unknown as Window & typeof globalThis }),
    items: entries as Entry[],
    inputValue: text,
    selectedItem: choice,
    itemToKey: keyOf,
    itemToString: nameOf,
    stateReducer: menuReducer,
    // The list draws only what is in sight and scrolls itself.
    scrollIntoView: () => {},
  });
  const isOpen = enabled && menu.isOpen;
  const { closeMenu } = menu;
  // A text that the owner took at once is dealt with: the menu would only hide what came of it.
  // At once after the render: a later effect of the render before would close the menu over the next text.
  const isEntered = useRef(false);
  /** What the user last typed and has not picked: any other text was put there by the owner. */
  const entered = useRef('');
  useLayoutEffect(() => {
    if (isEntered.current && text === '') closeMenu();
    isEntered.current = false;
  });
  /** A menu that opens, or has other rows, shows its highlight, wherever the mouse was before. */
  const followKeyboard = () => {
    pointer.current.inUse = false;
  };
  const enter = (next: string) => {
    followKeyboard();
    isEntered.current = next !== '';
    entered.current = next;
    onText(next);
  };
  const pick = (index: number) => {
    entered.current = '';
    onPick(entries[index]!, index);
  };
  useEffect(() => {
    if (!enabled) closeMenu();
  }, [enabled, closeMenu]);
  // The list may have become shorter since the highlight was set.
  const highlighted = isOpen && menu.highlightedIndex < entries.length ? menu.highlightedIndex : -1;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    followKeyboard();
    if (isComposing(event) || onInputKey?.(event)) return keepFromDownshift(event);
    // Enter never submits a form around the field, not even when there is nothing to choose.
    if (event.key === 'Enter') event.preventDefault();
    if (!enabled) return keepFromDownshift(event);
    switch (event.key) {
      case 'Enter': {
        keepFromDownshift(event);
        // A text that the owner gave back could not be created: the same key tries again.
        const again = text === entered.current ? -1 : entries.findIndex(isCreateRow);
        const index = highlighted < 0 ? again : highlighted;
        if (index >= 0) pick(index);
        return;
      }
      case 'Escape':
        // The second one is not ours: the text stays and a dialog around the field may close.
        if (isOpen) event.stopPropagation();
        else keepFromDownshift(event);
        return;
      case 'ArrowUp':
      case 'ArrowDown':
      case 'PageUp':
      case 'PageDown':
        arrowsUsed.current = true;
        if (!event.altKey || event.key !== 'ArrowUp') return;
        event.preventDefault();
        keepFromDownshift(event);
        closeMenu();
        return;
      case 'Home':
      case 'End':
        // While a text is being edited they belong to the caret, once the list is being walked to the list.
        if (event.shiftKey || event.ctrlKey || event.metaKey || (text !== '' && !arrowsUsed.current)) {
          keepFromDownshift(event);
        }
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    if (!enabled) return;
    const pasted = event.clipboardData.getData('text/plain');
    if (onPasteText?.(pasted)) {
      event.preventDefault();
    } else if (/[\r\n\t]/.test(pasted)) {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      enter(pasteInto(text, selectionStart ?? text.length, selectionEnd ?? text.length, pasted));
    }
  }

  const listProps = menu.getMenuProps({ ref: listRef }, { suppressRefError: true });
  const inputProps = menu.getInputProps({
    ref: inputRef,
    onKeyDown,
    onPaste,
    onChange: (event) => {
      arrowsUsed.current = false;
      enter((event.target as HTMLInputElement).value);
    },
    onClick: (event) => {
      followKeyboard();
      if (!enabled) keepFromDownshift(event);
    },
    onBlur: () => onLeave?.(),
  });

  function itemProps(entry: Entry, index: number, ref?: Ref<HTMLDivElement>) {
    return menu.getItemProps({
      ...(ref && { ref }),
      role: 'option' as const,
      item: entry,
      index,
      onClick: (event) => {
        keepFromDownshift(event);
        pick(index);
      },
      onMouseMove: (event) => {
        // A list that scrolls under a resting pointer must not take the highlight from the keyboard.
        const { x, y } = pointer.current;
        if (event.clientX === x && event.clientY === y) keepFromDownshift(event);
        else pointer.current = { inUse: true, x: event.clientX, y: event.clientY };
      },
    });
  }

  return {
    isOpen,
    highlighted,
    itemProps,
    labelProps: menu.getLabelProps(),
    inputProps: {
      ...inputProps,
      'aria-expanded': isOpen,
      'aria-activedescendant': highlighted >= 0 ? inputProps['aria-activedescendant'] : undefined,
    },
    listRef,
    listProps,
    /** For the node around everything: what happens inside it is not a click outside. */
    outerRef: menu.getToggleButtonProps().ref,
    /** True while the mouse leads the highlight: then the list must not scroll by itself. */
    isPointerActive: () => pointer.current.inUse,
    open() {
      followKeyboard();
      if (enabled) menu.openMenu();
    },
    close: closeMenu,
    toggle() {
      followKeyboard();
      if (enabled) menu.toggleMenu();
    },
    highlight: menu.setHighlightedIndex,
  };
}

export type Menu = ReturnType<typeof useMenu>;

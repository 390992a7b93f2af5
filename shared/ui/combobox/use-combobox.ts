import { useCombobox as useDownshift } from 'downshift';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { HostContext } from '../../element/host.ts';
import { isAfterComposition } from '../../keys/is-after-composition.ts';
import { isComposing } from '../../keys/is-composing.ts';
import { isFirstClear } from '../options/is-clear.ts';
import type { Option } from '../options/option.ts';
import { menuReducer } from './menu-reducer.ts';
import { pasteAsLine } from './paste-as-line.ts';
import { shadowEnvironment } from './shadow-environment.ts';

interface ComboboxOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  rows: readonly Option[];
  /** There is one more row, below the options, that does something else than choose. */
  hasAction: boolean;
  /** The row that Enter takes without a highlight, such as the one that creates what was typed; -1 for none. */
  lastResort: number;
  /** The row that a typed text highlights by itself, -1 for none; without it the first. */
  exact?: number | undefined;
  /** The rows are not written as the text. */
  isGuess?: boolean;
  /** Enter had nothing to take although there are rows. */
  onUndecided?(): void;
  /** The text is being typed, and no label of the choice: only then its options may be unclear. */
  isQuery?: boolean;
  /** The text of the input; `onText` must put the new one back within the event. */
  text: string;
  /** `before` is what the text was made of: not the present one where that was set while an input method composed. */
  onText(text: string, before: string): void;
  /** A disabled or read-only field opens no menu. */
  enabled: boolean;
  /** The present choice of a single-choice field: the menu opens there. */
  choice: Option | null;
  onPick(index: number): void;
  /** Sees each key of the input first; `true` when it dealt with it. */
  onInputKey?(event: KeyboardEvent<HTMLInputElement>): boolean;
  /** Sees a paste first; `true` when it dealt with it. */
  onPasteText?: ((text: string) => boolean) | undefined;
  /** The field is left; `pointed` is the row that the arrow keys led to, undefined for none. */
  onLeave?(pointed: number | undefined): void;
}

/** The row of the action among downshift's items. */
const ACTION: Option = { id: '', label: '' };

const labelOf = (option: Option | null): string => option?.label ?? '';

/** The list draws only the rows in sight and scrolls itself. */
const scrollIntoView = () => {};

/** What an input method is composing, and the owner's text that it began at. */
interface Composition {
  readonly text: string;
  readonly base: string;
}

/** downshift does nothing of its own with an event that carries this. */
function skipDownshift({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/**
 * A text input with a menu of options, after the combobox pattern of the ARIA authoring practices. What leaving the field
 * means is for its owner to say. Enter has a target only after somebody typed or moved, so that a stray one adds nothing;
 * a code that no option has finds none either, nor a name that several have. While an input method composes, its letters stand in the input alone: the
 * owner gets the text, and the menu opens, when the composition ends. What Enter and a click do is done within the event, so that a second key
 * press meets the state that the first one left.
 */
export function useCombobox(options: ComboboxOptions) {
  const { inputRef, rows, hasAction, lastResort, text, onText, enabled, choice, onPick } = options;
  const { onInputKey, onPasteText, onLeave, exact, isGuess = false, isQuery = false, onUndecided } = options;
  const root = useContext(HostContext)?.root;
  const environment = useMemo(() => root && shadowEnvironment(root), [root]);
  const items = useMemo(() => (hasAction ? [...rows, ACTION] : [...rows]), [rows, hasAction]);
  const present = useMemo(() => (choice && rows.find(({ id }) => id === choice.id)) ?? null, [rows, choice]);
  const listRef = useRef<HTMLDivElement>(null);
  const isPointerActive = useRef(false);
  const arrowsUsed = useRef(false);
  /** The text that was typed last and not picked: any other was put there by the owner. */
  const entered = useRef('');
  const isEntered = useRef(false);
  /** The mouse button that is down gives the focus. */
  const isGivingFocus = useRef(false);
  const [composition, setComposition] = useState<Composition>();

  const menu = useDownshift<Option>({
    ...(environment && { environment }),
    items,
    inputValue: text,
    selectedItem: present,
    itemToString: labelOf,
    stateReducer: menuReducer,
    scrollIntoView,
  });
  const { closeMenu } = menu;
  const isOpen = enabled && menu.isOpen;
  // The list may have become shorter since the highlight was set.
  const reached = isOpen && menu.highlightedIndex < items.length ? menu.highlightedIndex : -1;
  const [isPointed, setPointed] = useState(false);
  const own = exact === undefined || !isOpen ? reached : exact;
  const isUnclear = isQuery && exact === undefined && isOpen && !isFirstClear(rows, text, isGuess);
  const byItself = isUnclear ? -1 : own;
  const highlighted = isPointed ? reached : byItself;

  // The owner took the text as soon as it was typed: an open menu would only hide what came of it. Right after the
  // render, since an effect of an earlier render would close the menu over the next text.
  useLayoutEffect(() => {
    if (isEntered.current && text === '') closeMenu();
    isEntered.current = false;
  });
  useEffect(() => {
    if (!enabled) closeMenu();
  }, [enabled, closeMenu]);

  /** A menu that opens, or has other rows, shows its highlight, wherever the pointer is. */
  const ignorePointer = () => {
    isPointerActive.current = false;
  };
  const enter = (next: string, before = text) => {
    ignorePointer();
    setPointed(false);
    isEntered.current = next !== '';
    entered.current = next;
    onText(next, before);
  };
  /** Puts a text in that downshift has not seen come in. */
  const put = (next: string, before = text) => {
    enter(next, before);
    menu.setInputValue(next);
  };
  const pick = (index: number) => {
    entered.current = '';
    onPick(index);
  };

  /** True when downshift is to deal with the key. */
  function onMenuKey(event: KeyboardEvent): boolean {
    switch (event.key) {
      case 'Enter': {
        // A text that the owner gave back could not be created: the same key tries again.
        const again = text === entered.current ? -1 : lastResort;
        const index = highlighted >= 0 ? highlighted : again;
        if (index >= 0) pick(index);
        else if (isOpen && (exact === -1 || isUnclear)) onUndecided?.();
        return false;
      }
      case 'Escape':
        // The second Escape is not the menu's: a dialog around the field may close.
        if (isOpen) event.stopPropagation();
        return isOpen;
      case 'Home':
      case 'End': {
        // While a text is being edited they belong to the caret, once the list is being walked to the list.
        const isCaret = event.shiftKey || event.ctrlKey || event.metaKey;
        return !isCaret && (text === '' || arrowsUsed.current);
      }
      case 'ArrowUp':
      case 'ArrowDown':
      case 'PageUp':
      case 'PageDown':
        arrowsUsed.current = true;
        setPointed(true);
        // The first key goes to the first row, which was withheld.
        if (highlighted === reached || event.altKey) return true;
        menu.setHighlightedIndex(0);
        event.preventDefault();
        return false;
    }
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    ignorePointer();
    if (isComposing(event) || onInputKey?.(event)) return skipDownshift(event);
    // Enter never submits a form around the field, not even when there is nothing to choose.
    if (event.key === 'Enter') event.preventDefault();
    if (!enabled || !onMenuKey(event)) skipDownshift(event);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    if (!enabled) return;
    const pasted = event.clipboardData.getData('text/plain');
    if (onPasteText?.(pasted)) {
      event.preventDefault();
    } else if (/[\r\n\t]/.test(pasted)) {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      put(pasteAsLine(text, selectionStart ?? text.length, selectionEnd ?? text.length, pasted));
    }
  }

  function onCompositionEnd({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    setComposition(undefined);
    const base = composition?.base ?? text;
    if (value !== base) put(value, base);
  }

  function leave() {
    closeMenu();
    onLeave?.(arrowsUsed.current && highlighted >= 0 ? highlighted : undefined);
    setPointed(false);
  }

  const inputProps = menu.getInputProps({
    ref: inputRef,
    onKeyDown,
    onPaste,
    onCompositionEnd,
    onMouseDown(event: MouseEvent<HTMLInputElement>) {
      isGivingFocus.current = !event.currentTarget.matches(':focus');
    },
    onClick(event: MouseEvent<HTMLInputElement>) {
      ignorePointer();
      // As by Tab: what is typed next takes the place of the choice. A second click sets the caret, a drag selects a part.
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (isGivingFocus.current && selectionStart === selectionEnd) event.currentTarget.select();
      if (!enabled) skipDownshift(event);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value } = event.currentTarget;
      const nativeEvent = event.nativeEvent as InputEvent;
      if (isAfterComposition(nativeEvent)) return skipDownshift(event);
      if (nativeEvent.isComposing) {
        setComposition({ base: text, ...composition, text: value });
        return skipDownshift(event);
      }
      setComposition(undefined);
      arrowsUsed.current = false;
      enter(value);
    },
    onBlur(event: SyntheticEvent) {
      // downshift would choose the highlighted row, or wait for the mouse button's release and show all rows until then.
      skipDownshift(event);
      leave();
    },
  });

  return {
    isOpen,
    highlighted,
    open() {
      ignorePointer();
      if (enabled) menu.openMenu();
    },
    close: closeMenu,
    /** Does what leaving the field does; the focus stays. */
    leave,
    toggle() {
      ignorePointer();
      if (enabled) menu.toggleMenu();
    },
    highlight(index: number) {
      ignorePointer();
      menu.setHighlightedIndex(index);
    },
    labelId: menu.getLabelProps().id,
    /** For the node around input, buttons and menu: a touch on downshift's toggle button is none outside. */
    fieldRef: menu.getToggleButtonProps().ref,
    inputProps: {
      ...inputProps,
      value: composition?.text ?? text,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? inputProps['aria-controls'] : undefined,
      'aria-activedescendant': highlighted >= 0 ? inputProps['aria-activedescendant'] : undefined,
    },
    listRef,
    listProps: menu.getMenuProps({ ref: listRef }, { suppressRefError: true }),
    itemProps: (index: number) => ({
      ...menu.getItemProps({
        item: items[index]!,
        index,
        onClick(event: MouseEvent) {
          skipDownshift(event);
          pick(index);
        },
        onMouseMove(event: MouseEvent) {
          // A list that scrolls under a resting pointer must not take the highlight from the keyboard.
          if (!event.movementX && !event.movementY) return skipDownshift(event);
          isPointerActive.current = true;
          setPointed(true);
        },
      }),
      // Not downshift's own, which a typed text sets to the first row.
      'aria-selected': index === highlighted,
    }),
    /** True while the pointer leads the highlight: then the list must not scroll by itself. */
    isPointerActive: () => isPointerActive.current,
  };
}

export type ComboboxMenu = ReturnType<typeof useCombobox>;

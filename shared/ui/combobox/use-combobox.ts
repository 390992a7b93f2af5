import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMenu } from '../menu/use-menu.ts';
import { pasteInto } from './paste-into.ts';

interface ComboboxOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Rows of the menu, an action below the options included. */
  count: number;
  /** The row that Enter takes without a highlight, such as the one that creates what was typed; -1 for none. */
  lastResort: number;
  /** The text of the input; `onText` must put the new one back within the event. */
  text: string;
  onText(text: string): void;
  /** A disabled or read-only field opens no menu. */
  enabled: boolean;
  /** The row at which the menu opens: the present choice of a single-choice field; -1 for none. */
  present(): number;
  onPick(index: number): void;
  /** Sees each key of the input first; `true` when it dealt with it. */
  onInputKey?(event: KeyboardEvent<HTMLInputElement>): boolean;
  /** Sees a paste first; `true` when it dealt with it. */
  onPasteText?: ((text: string) => boolean) | undefined;
  onLeave?(): void;
}

/** A key that an input method uses for itself; Safari's last Enter comes after the composition, as code 229. */
const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

const OPENING = new Set(['ArrowUp', 'ArrowDown']);
const MOVING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

/**
 * A text input with a menu of options, after the combobox pattern of the ARIA authoring practices. Leaving the field
 * never chooses, and Enter has a target only after somebody typed or moved, so that a stray one adds nothing.
 */
export function useCombobox(options: ComboboxOptions) {
  const { inputRef, count, lastResort, text, onText, enabled, present, onPick } = options;
  const { onInputKey, onPasteText, onLeave } = options;
  const id = useId();
  const labelId = `${id}label`;
  const fieldRef = useRef<HTMLDivElement>(null);
  const arrowsUsed = useRef(false);
  /** The text that was typed last and not picked: any other was put there by the owner. */
  const entered = useRef('');
  const isEntered = useRef(false);

  const pick = (index: number) => {
    entered.current = '';
    onPick(index);
  };
  const menu = useMenu({ count, name: { 'aria-labelledby': labelId }, onPick: pick });
  const isOpen = enabled && menu.isOpen;
  const { close } = menu;
  // The owner took the text as soon as it was typed: an open menu would only hide what came of it. Right after the
  // render, since an effect of an earlier render would close the menu over the next text.
  useLayoutEffect(() => {
    if (isEntered.current && text === '') close();
    isEntered.current = false;
  });
  useEffect(() => {
    if (!enabled) close();
  }, [enabled, close]);

  // A touch beside the field leaves the focus in the input; a mouse takes it away.
  useEffect(() => {
    if (!isOpen) return;
    const onPointerUp = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !event.composedPath().includes(fieldRef.current!)) close();
    };
    window.addEventListener('pointerup', onPointerUp);
    return () => window.removeEventListener('pointerup', onPointerUp);
  }, [isOpen, close]);

  const enter = (next: string) => {
    isEntered.current = next !== '';
    entered.current = next;
    menu.open(next.trim() ? 0 : -1);
    onText(next);
  };

  function openBy({ key, altKey }: KeyboardEvent) {
    const index = present();
    if (index >= 0 || altKey) menu.open(index);
    else menu.open(key === 'ArrowUp' ? count - 1 : 0);
  }

  /** True when nothing else is to be done with the key. */
  function onMenuKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === 'Enter') {
      // A text that the owner gave back could not be created: the same key tries again.
      const again = text === entered.current ? -1 : lastResort;
      const index = isOpen && menu.highlighted >= 0 ? menu.highlighted : again;
      if (index >= 0) pick(index);
      // Enter never submits a form around the field, not even when there is nothing to choose.
      return true;
    }
    if (key === 'Home' || key === 'End') {
      // While a text is being edited they belong to the caret, once the list is being walked to the list.
      const isCaret =
        event.shiftKey || event.ctrlKey || event.metaKey || (text !== '' && !arrowsUsed.current);
      return !isCaret && menu.onKey(event);
    }
    if (MOVING.has(key)) arrowsUsed.current = true;
    if (menu.onKey(event)) {
      // The second Escape is not the menu's: a dialog around the field may close.
      if (key === 'Escape') event.stopPropagation();
      return true;
    }
    if (!OPENING.has(key) || (event.altKey && key === 'ArrowUp')) return false;
    openBy(event);
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || onInputKey?.(event)) return;
    if (enabled ? onMenuKey(event) : event.key === 'Enter') event.preventDefault();
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

  const open = () => {
    if (enabled && !menu.isOpen) menu.open(present());
  };

  return {
    ...menu,
    isOpen,
    open,
    toggle: () => (isOpen ? close() : open()),
    highlight: menu.open,
    labelId,
    /** For the node around input, buttons and menu. */
    fieldRef,
    inputProps: {
      ...menu.inputProps,
      'aria-expanded': isOpen,
      ref: inputRef,
      id: `${id}input`,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-labelledby': labelId,
      autoComplete: 'off',
      value: text,
      onKeyDown,
      onPaste,
      onClick: open,
      onChange(event: { currentTarget: HTMLInputElement }) {
        arrowsUsed.current = false;
        enter(event.currentTarget.value);
      },
      onBlur() {
        close();
        onLeave?.();
      },
    },
  };
}

export type ComboboxMenu = ReturnType<typeof useCombobox>;

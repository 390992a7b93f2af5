import { letterOfKey } from '../../../keys/letter-of-key.ts';
import type { Direction } from '../model/move.ts';

export type Command =
  /** `extend` moves the range's other corner instead of the focus; `isPage` goes as far as a screen. */
  | { readonly move: Direction; readonly extend?: boolean; readonly isPage?: boolean }
  | 'enter'
  | 'escape'
  | 'clear'
  | 'edit'
  /** Ends the range and selects the text of the cell. */
  | 'text'
  | 'fill'
  | 'undo'
  | 'redo'
  | 'insert'
  | 'duplicate'
  | 'remove'
  | 'open'
  | 'help';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

/** The text selection of the cell, and whether a range is selected. */
interface Caret {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly hasRange: boolean;
}

const WITH_CONTROL: Readonly<Record<string, Command>> = {
  z: 'undo',
  y: 'redo',
  d: 'fill',
  '/': 'help',
  enter: 'insert',
  arrowup: { move: 'up' },
  arrowdown: { move: 'down' },
  home: { move: 'gridStart' },
  end: { move: 'gridEnd' },
};

/** Keys that browsers leave to the page. */
const WITH_CONTROL_SHIFT: Readonly<Record<string, Command>> = {
  z: 'redo',
  '/': 'help',
  '?': 'help',
  enter: 'duplicate',
  backspace: 'remove',
  home: { move: 'gridStart', extend: true },
  end: { move: 'gridEnd', extend: true },
};

/** What a key means to the grid; nothing where it belongs to the text, to the browser or to an input method. */
export function commandOf(event: Key, { from, to, length, hasRange }: Caret): Command | undefined {
  const { key, shiftKey: extend } = event;
  const control = event.ctrlKey || event.metaKey;
  const isAll = from === 0 && to === length;
  // AltGr types characters; on Windows it looks like Ctrl and Alt together.
  if (event.getModifierState('AltGraph') || (control && event.altKey)) return undefined;
  if (event.altKey) return key === 'ArrowDown' ? 'open' : undefined;
  if (control) {
    const letter = letterOfKey(event).toLowerCase();
    // Never all cells: whoever selects all to type over, or to delete, means the text of the cell.
    if (letter === 'a' && !extend) return hasRange ? 'text' : undefined;
    return (extend ? WITH_CONTROL_SHIFT : WITH_CONTROL)[letter];
  }
  switch (key) {
    case 'ArrowUp':
      return { move: 'up', extend };
    case 'ArrowDown':
      return { move: 'down', extend };
    case 'PageUp':
      return { move: 'up', extend, isPage: true };
    case 'PageDown':
      return { move: 'down', extend, isPage: true };
    case 'ArrowLeft':
      return isAll || to === 0 || hasRange ? { move: 'left', extend } : undefined;
    case 'ArrowRight':
      return isAll || from === length || hasRange ? { move: 'right', extend } : undefined;
    case 'Tab':
      return { move: extend ? 'previous' : 'next' };
    case 'Enter':
      return extend ? { move: 'up' } : 'enter';
    case 'Escape':
      return 'escape';
    case 'F2':
      return 'edit';
    case 'Delete':
    case 'Backspace':
      return hasRange ? 'clear' : undefined;
  }
  return undefined;
}

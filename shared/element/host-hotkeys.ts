import { isComposing } from '../keys/is-composing.ts';

const EVENTS = ['keydown', 'keypress', 'keyup'] as const;

const NO_TYPING = new Set(['button', 'submit', 'reset', 'image', 'file', 'color']);

function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TYPING.has(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}

/** The page's focus traps need Tab, and its dialogs the Escape that the element had no use for. */
function isForPage(event: KeyboardEvent, isEscapeUsed: boolean): boolean {
  return event.key === 'Tab' || (event.key === 'Escape' && !isEscapeUsed);
}

/**
 * Stops key events from fields of the element at its host: outside they would come from the host element, which no hotkey
 * library takes for a field. The listeners are on the host, and so run after all handlers inside.
 */
export function hideTypingFromPage(host: HTMLElement): void {
  // The release of a key is for whoever its press was for. A press that doesn't reach the host was used inside.
  let isEscapeUsed = false;
  const down = () => {
    isEscapeUsed = true;
  };
  host.addEventListener('keydown', down, { capture: true });
  for (const type of EVENTS) {
    host.addEventListener(type, (event) => {
      if (type === 'keydown') isEscapeUsed = event.defaultPrevented || isComposing(event);
      if (isField(event.composedPath()[0]) && !isForPage(event, isEscapeUsed)) event.stopPropagation();
    });
  }
}

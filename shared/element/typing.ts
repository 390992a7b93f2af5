const EVENTS = ['keydown', 'keypress', 'keyup'] as const;

const NO_TYPING = new Set(['button', 'submit', 'reset', 'image', 'file', 'color']);

function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TYPING.has(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}

/** The page's focus traps live on Tab, its dialogs on an Escape that meant nothing to us. */
function belongsToPage(event: KeyboardEvent, escapeIsOurs: boolean): boolean {
  return event.key === 'Tab' || (event.key === 'Escape' && !escapeIsOurs);
}

/**
 * Keeps what is typed in our fields from the page's hotkeys: seen from outside a key press comes from the host
 * element, which no hotkey library takes for a field. Listens on the host, thus after every handler inside.
 */
export function keepTypingInside(host: HTMLElement): void {
  // Nothing cancels the release of a key: it belongs to whoever the press belonged to. A press that does not come up
  // to the host was used inside.
  let escapeIsOurs = false;
  const down = () => {
    escapeIsOurs = true;
  };
  host.addEventListener('keydown', down, { capture: true });
  for (const type of EVENTS) {
    host.addEventListener(type, (event) => {
      if (type === 'keydown') escapeIsOurs = event.defaultPrevented || event.isComposing;
      if (isField(event.composedPath()[0]) && !belongsToPage(event, escapeIsOurs)) event.stopPropagation();
    });
  }
}

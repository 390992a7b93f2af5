const NO_TYPING = new Set([
  'button',
  'submit',
  'reset',
  'image',
  'file',
  'color',
  'checkbox',
  'radio',
  'range',
]);

/** The node that a key press starts at, also inside elements. */
const originOf = (event: KeyboardEvent): EventTarget | undefined => event.composedPath()[0];

function isTyping(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TYPING.has(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** Whether a dialog is open, also one inside an element: then its own keys apply. */
function isInDialog(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return event.composedPath().some((node) => node instanceof HTMLDialogElement && node.open);
}

interface GlobalKeys {
  onPalette(): void;
  onShortcuts(): void;
}

/**
 * The keys that work on every page. Ctrl+K (⌘K on a Mac) works also while typing: it is handled in the capture phase,
 * because elements stop the events of their fields. `?` only works outside fields, after everybody else had the chance
 * to handle it. Neither works while a dialog is open. Returns a function that removes the listeners.
 */
export function listenToKeys({ onPalette, onShortcuts }: GlobalKeys): () => void {
  const ends = new AbortController();
  const early = (event: KeyboardEvent) => {
    const isPalette =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isPalette || event.isComposing || isInDialog(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onPalette();
  };
  const late = (event: KeyboardEvent) => {
    const isPlain = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || event.isComposing) return;
    if (isTyping(originOf(event)) || isInDialog(event)) return;
    event.preventDefault();
    onShortcuts();
  };
  addEventListener('keydown', early, { capture: true, signal: ends.signal });
  addEventListener('keydown', late, { signal: ends.signal });
  return () => ends.abort();
}

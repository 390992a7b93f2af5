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

/** Where a key press begins, also inside elements. */
const originOf = (event: KeyboardEvent): EventTarget | undefined => event.composedPath()[0];

function isTyping(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TYPING.has(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** Inside a dialog keys are the dialog's, also in one of an element's own. */
function isInDialog(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return event.composedPath().some((node) => node instanceof HTMLDialogElement && node.open);
}

interface GlobalKeys {
  onPalette(): void;
  onShortcuts(): void;
}

/**
 * The keys that work on every page. Ctrl+K, on a Mac ⌘K, also while typing: it is heard before elements keep what is
 * typed in their fields to themselves. `?` only outside fields, and last of all, so that a tool that has a use for it
 * comes first. Neither while a dialog is open. The answer ends it.
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

import { isComposing } from '../../../shared/keys/is-composing.ts';
import { letterOfKey } from '../../../shared/keys/letter-of-key.ts';
import { isInDialog, pageKeyOf } from './page-keys.ts';

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
  const controller = new AbortController();
  const early = (event: KeyboardEvent) => {
    const isPalette =
      letterOfKey(event).toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey;
    if (!isPalette || isComposing(event) || isInDialog(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onPalette();
  };
  const late = (event: KeyboardEvent) => {
    if (pageKeyOf(event) !== '?') return;
    event.preventDefault();
    onShortcuts();
  };
  addEventListener('keydown', early, { capture: true, signal: controller.signal });
  addEventListener('keydown', late, { signal: controller.signal });
  return () => controller.abort();
}

import { isComposing } from './is-composing.ts';
import { letterOfKey } from './letter-of-key.ts';

/** Whether the key is Ctrl+S or Cmd+S. */
export function isSaveKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (isComposing(event) || letterOfKey(event).toLowerCase() !== 's') return false;
  return (ctrlKey || metaKey) && !shiftKey && !altKey;
}

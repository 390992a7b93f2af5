import { isComposing } from '../../../shared/keys/is-composing.ts';
import { letterOfKey } from '../../../shared/keys/letter-of-key.ts';
import { layoutConfig } from '../settings/layout-config.ts';

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
export function isInDialog(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return event.composedPath().some((node) => node instanceof HTMLDialogElement && node.open);
}

/**
 * The key, where it may be used for what isn't typed: pressed alone, outside fields, and left over by everybody on its way,
 * unless the person has switched such keys off (WCAG 2.1.4).
 */
export function freeKeyOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isComposing(event)) return;
  if (isTyping(originOf(event)) || !layoutConfig().shortcuts) return undefined;
  return letterOfKey(event);
}

/** The same, where the page itself may use it: outside dialogs, too. To be asked at the window. */
export const pageKeyOf = (event: KeyboardEvent): string | undefined =>
  isInDialog(event) ? undefined : freeKeyOf(event);

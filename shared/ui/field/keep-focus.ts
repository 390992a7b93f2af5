import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a form: pressing a button leaves the focus in the field that has it. Otherwise the field shows its error on
 * blur, the button moves away under the pointer, and the click is lost. Where no field has the focus the button takes it, so that
 * a dialog that it opens can give it back.
 */
export function keepFocus(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('button, a')) return;
  const { activeElement } = target.getRootNode() as Document | ShadowRoot;
  if (activeElement?.matches('input, select, textarea')) event.preventDefault();
}

import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a form: pressing a button leaves the focus in the field. Otherwise the field shows its error on
 * blur, the button moves away under the pointer, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault();
}

import type { FocusEvent } from 'react';

/**
 * Scrolls a field that takes the focus by keyboard as far as its scroll margin asks. Safari goes no further than to the caret of
 * a text field, and leaves it under the bar of buttons; other browsers have done all by then. A table does so with its cells.
 */
export function scrollClear({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':is(input, textarea):not(td *)')) return;
  requestAnimationFrame(() => {
    if (target.matches(':focus:not(:hover)')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

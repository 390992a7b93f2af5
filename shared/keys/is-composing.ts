/** What of a key event tells its owner; React's event or the browser's. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { readonly nativeEvent: KeyboardEvent };

/**
 * Whether an input method uses the key for itself. Every handler of keys asks this first: the Enter that ends a composition
 * sends nothing, and its Escape closes nothing. Safari's last Enter comes after the composition, as code 229.
 */
export function isComposing(event: KeyPress): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}

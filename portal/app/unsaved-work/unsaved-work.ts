const dirty = new Set<EventTarget>();

/** Tracks which elements of the page have unsaved work, by their bubbling `fp-dirty`. */
export function watchUnsavedWork(): void {
  document.addEventListener('fp-dirty', (event) => {
    const { detail } = event as CustomEvent<{ dirty: boolean }>;
    if (detail.dirty) dirty.add(event.target!);
    else dirty.delete(event.target!);
  });
}

/**
 * Whether leaving the page now would lose unsaved work. Removed elements don't count, nor those that keep their entries
 * on the device: they are dirty as well, but let the page go.
 */
export const hasUnsavedWork = (): boolean =>
  [...dirty].some((element) => element instanceof Node && element.isConnected) && isLeaveGuarded();

/** Whether the browser would ask before the page is left: what guards unsaved work is told of a leave, and objects. */
const isLeaveGuarded = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

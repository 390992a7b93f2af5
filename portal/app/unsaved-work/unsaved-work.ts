const dirty = new Set<EventTarget>();

/** Tracks which elements of the page have unsaved work, by their bubbling `fp-dirty`. */
export function watchUnsavedWork(): void {
  document.addEventListener('fp-dirty', (event) => {
    const { detail } = event as CustomEvent<{ dirty: boolean }>;
    if (detail.dirty) dirty.add(event.target!);
    else dirty.delete(event.target!);
  });
}

/** Whether leaving the page now would lose unsaved work. Removed elements don't count. */
export const hasUnsavedWork = (): boolean =>
  [...dirty].some((element) => element instanceof Node && element.isConnected);

const guard = (event: Event) => event.preventDefault();

/** Unsaved work in `place`, as an element or form has it; the returned function ends it. */
export function unsavedIn(place: Element): () => void {
  const report = (dirty: boolean) =>
    place.dispatchEvent(new CustomEvent('fp-dirty', { bubbles: true, detail: { dirty } }));
  report(true);
  addEventListener('beforeunload', guard);
  return () => {
    report(false);
    removeEventListener('beforeunload', guard);
  };
}

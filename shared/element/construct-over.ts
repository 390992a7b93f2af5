let existing: HTMLElement | null = null;

/**
 * Stands between `HTMLElement` and r2wc's class, as its constructor's parent: an element that the page has already becomes
 * one of that class, where else a new one would be made.
 */
export function ElementBase(): HTMLElement {
  const element = existing;
  existing = null;
  return element ?? Reflect.construct(HTMLElement, [], new.target ?? HTMLElement);
}

/** Makes an element of a stand-in's class into one of `Real`; what the page set on it is its own until `Real` takes it. */
export function constructOver(element: HTMLElement, Real: CustomElementConstructor): void {
  Object.setPrototypeOf(element, Real.prototype);
  existing = element;
  new Real();
}

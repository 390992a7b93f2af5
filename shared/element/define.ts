/**
 * Registers an element. A second definition, from a second bundle or another version of it, must not break the page:
 * it is logged, and the first stays in place.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const first = customElements.get(tag);
  if (!first) customElements.define(tag, element);
  else if (first !== element) {
    console.warn(
      `<${tag}> is already defined on this page, probably by a second bundle; the first one stays.`,
    );
  }
}

import { constructOver } from './construct-over.ts';

/** The class that the autoloader defines for a tag until the element's code is there; see `widgets/stand-in.ts`. */
export interface StandInClass extends CustomElementConstructor {
  /** That of the bundle it is from, then that of the class which took over. */
  version: string | undefined;
  /** From now on its elements are made into real ones by `upgrade`; `false` where others do that already. */
  takeOver(upgrade: (element: HTMLElement) => void): boolean;
}

/**
 * Registers an element. A second definition, from a second bundle or another version of it, must not break the page:
 * it is logged, and the first stays in place.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const first = customElements.get(tag);
  if (first === element) return;
  if (!first) customElements.define(tag, element);
  else if (isStandIn(first) && first.takeOver((standIn) => constructOver(standIn, element))) {
    first.version = versionOf(element);
  } else {
    console.warn(
      `<${tag}> is already defined on this page, by ${bundleOf(first)}; that of ${bundleOf(element)} is not used.`,
    );
  }
}

const versionOf = (element: CustomElementConstructor): string | undefined =>
  'version' in element ? String(element.version) : undefined;

const bundleOf = (element: CustomElementConstructor) => {
  const version = versionOf(element);
  return version ? `version ${version} of the bundle` : 'something else than the bundle';
};

const isStandIn = (element: CustomElementConstructor): element is StandInClass => 'takeOver' in element;

import type { StandInClass } from '../shared/element/define.ts';
import { hideFailure, showFailure } from './load-failure.ts';

/** The names of an element by which a page addresses it. */
export interface ElementNames {
  /** The properties that are attributes too, by their kebab-case form. */
  readonly attributes: readonly string[];
  /** All other properties. */
  readonly properties: readonly string[];
  readonly methods: readonly string[];
}

/** The platform calls these of the class that it was given first, also for elements that are real ones by now. */
interface Reactions extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
}

/**
 * Defines `tag` before its code is there, so that frameworks find the element's properties when they draw it: what
 * they set is kept for the real class, which `load` is asked for when the first one is put into a page. A failure is
 * shown in each that waits, until somebody tries again or another one is put into the page.
 */
export function defineStandIn(
  tag: string,
  { attributes, properties, methods }: ElementNames,
  load: () => Promise<unknown>,
): void {
  const propertyOf = new Map(
    attributes.flatMap((name) => [kebab(name), name.toLowerCase()].map((attribute) => [attribute, name])),
  );
  let upgrade: ((element: HTMLElement) => void) | undefined;
  let isLoading = false;
  const waiting = new Set<HTMLElement>();

  class StandIn extends HTMLElement {
    static readonly observedAttributes = [...propertyOf.keys()];
    static version = process.env.BUNDLE_VERSION;

    static takeOver: StandInClass['takeOver'] = (given) => {
      if (upgrade) return false;
      upgrade = given;
      for (const element of waiting) become(element, given);
      waiting.clear();
      return true;
    };

    constructor() {
      super();
      upgrade?.(this);
    }

    connectedCallback() {
      const real = realOf(this);
      if (real) real.connectedCallback();
      else if (upgrade) become(this, upgrade);
      else {
        waiting.add(this);
        request();
      }
    }

    disconnectedCallback() {
      waiting.delete(this);
      realOf(this)?.disconnectedCallback();
    }

    /** As the real class has it: with it `moveBefore()` is no removal and insertion. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, before: string | null, text: string | null) {
      const real = realOf(this);
      if (real) real.attributeChangedCallback(name, before, text);
      // The later of the two counts; but the attributes that markup came with are older than any property.
      else if (!this.isConnected || waiting.has(this))
        Reflect.deleteProperty(this, propertyOf.get(name) ?? '');
    }
  }

  const realOf = (element: HTMLElement) =>
    element instanceof StandIn ? undefined : (element as unknown as Reactions);

  /** What the browser does when it upgrades an element: its attributes, then its being in the page. */
  function become(standIn: HTMLElement, upgradeElement: (element: HTMLElement) => void) {
    hideFailure(standIn);
    upgradeElement(standIn);
    const element = standIn as Reactions;
    for (const name of propertyOf.keys()) {
      const text = element.getAttribute(name);
      if (text !== null) element.attributeChangedCallback(name, null, text);
    }
    element.connectedCallback();
  }

  async function request() {
    if (isLoading) return;
    isLoading = true;
    for (const element of waiting) hideFailure(element);
    try {
      await load();
    } catch (error) {
      console.error(`<${tag}> could not be loaded`, error);
      for (const element of waiting) showFailure(element, error, request);
    }
    isLoading = false;
  }

  for (const name of [...attributes, ...properties]) {
    Object.defineProperty(StandIn.prototype, name, {
      configurable: true,
      enumerable: true,
      get: () => null,
      // A property of the element's own is what the real class looks for, as after an upgrade by the browser.
      set(this: HTMLElement, value: unknown) {
        Object.defineProperty(this, name, { configurable: true, enumerable: true, writable: true, value });
      },
    });
  }
  for (const name of methods) {
    Object.defineProperty(StandIn.prototype, name, { configurable: true, value: () => undefined });
  }
  customElements.define(tag, StandIn);
}

/** As in `shared/element/attributes.ts`, where all spellings of an attribute are, and which is loaded with the code. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

import failureStylesheets from 'stylesheets:./failure.tsx';
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { GetToken } from '../client/host-token.ts';
import {
  type AttributeKind,
  type AttributeValues,
  attributeText,
  COMMON_ATTRIBUTES,
  COMMON_PROPERTIES,
  parseAttribute,
  spellingsOf,
  toAttributeValue,
} from './attributes.ts';
import { ElementBase } from './construct-over.ts';
import type { ElementDeclaration } from './declaration.ts';
import { createMount, type ElementMount } from './element-mount.ts';
import { ElementRoot } from './element-root.tsx';
import type { Host } from './host.ts';
import { hideTypingFromPage } from './host-hotkeys.ts';
import { adoptStylesheets } from './stylesheets.ts';
import { restoreTopLayer } from './top-layer.ts';
import { VERSION } from './version.ts';

type Method = (host: Host, ...values: never[]) => unknown;
type MethodsOf<D extends ElementDeclaration> = Readonly<
  Record<D extends { methods: readonly (infer N extends string)[] } ? N : never, Method>
>;

/** What an element is made of beside its declaration. */
export interface ElementCode<M> {
  /** The whole element; it reads attributes, properties and client through the hooks of `host.ts`. */
  component: ComponentType;
  /** `import stylesheets from 'stylesheets:./tool.tsx'` */
  stylesheets: readonly CSSStyleSheet[];
  /** Called with the host of the current mount; `undefined` while the element is not in a page. */
  methods?: M;
}

/** The properties and method that every element has. */
export interface CommonProperties {
  apiBase: string | null;
  /** The page's own key for unsaved work that is stored on the device. */
  draftKey: string | null;
  locale: string | null;
  theme: string | null;
  /** Whether the page is told by `fp-timing` how long things took. */
  timing: boolean;
  token: string | null;
  /** The page's own token source; where it is set, `token` is ignored. */
  getToken: GetToken | null;
  /** Replaces `fetch` for everything the element asks. */
  fetcher: typeof fetch | null;
  /** Loads the data again, without asking. */
  reload(): void;
}

type Called<M> = {
  [N in keyof M]: M[N] extends (host: Host, ...values: infer V) => infer R
    ? (...values: V) => R | undefined
    : never;
};

type AttributesOf<D extends ElementDeclaration> = D extends {
  attributes: infer A extends Readonly<Record<string, AttributeKind>>;
}
  ? { [N in keyof A as N & string]: AttributeValues[A[N]] }
  : unknown;

type PropertiesOf<D extends ElementDeclaration> = D extends {
  properties: readonly (infer P extends string)[];
}
  ? Record<P, unknown>
  : unknown;

export interface ElementClass<D extends ElementDeclaration, M> {
  /** The name it is meant to be registered under. */
  readonly tag: string;
  /** Of the bundle; an element in a page shows it as `data-version`. */
  readonly version: string;
  new (): HTMLElement & CommonProperties & AttributesOf<D> & PropertiesOf<D> & Called<M>;
}

// r2wc's own fields on an element; its version is pinned because of these names. It renders connected elements only.
const PROPS: unique symbol = Symbol.for('r2wc.props');
const RENDER: unique symbol = Symbol.for('r2wc.render');

interface ReactElementHost extends HTMLElement {
  [PROPS]: object;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** A token is a secret and so never written into the page's markup. */
const UNREFLECTED = new Set(['token']);

/**
 * Makes a custom element of a React component. r2wc mounts, updates and unmounts React; the element's lifecycle is
 * here, because r2wc loses properties set before the upgrade, leaves the values of removed attributes, mounts while
 * detached, and remounts on every move. Nothing is registered: `define()` does that.
 */
export function defineElement<
  const D extends ElementDeclaration,
  M extends MethodsOf<D> = MethodsOf<D> & Record<never, never>,
>(declaration: D, code: ElementCode<M>): ElementClass<D, M> {
  const kinds = new Map<string, AttributeKind>(
    Object.entries({ ...COMMON_ATTRIBUTES, ...declaration.attributes }),
  );
  const names = new Map(
    [...kinds.keys()].flatMap((name) => spellingsOf(name).map((attribute) => [attribute, name])),
  );
  const properties = [...COMMON_PROPERTIES, ...(declaration.properties ?? [])];
  const Base = r2wc(ElementRoot, { shadow: 'open' }) as unknown as new () => ReactElementHost;
  Object.setPrototypeOf(Base, ElementBase);

  class FreightElement extends Base {
    static readonly tag = declaration.tag;
    static readonly version = VERSION;
    static readonly observedAttributes = [...names.keys()];

    #values = new Map<string, unknown>();
    #current: ElementMount | null = null;

    constructor() {
      super();
      adoptStylesheets(this.#root, [...failureStylesheets, ...code.stylesheets]);
      hideTypingFromPage(this);
      for (const name of [...kinds.keys(), ...properties]) this.#adoptProperty(name);
    }

    /** One that stood in for this element shows its messages in a shadow root, and an element can't get a second one. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    get #root(): ShadowRoot {
      return this.shadowRoot as ShadowRoot;
    }

    /** A property that the page set before the upgrade would hide the accessor of that name for ever. */
    #adoptProperty(name: string) {
      const own = Object.getOwnPropertyDescriptor(this, name);
      if (!own) return;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, own.value);
    }

    override connectedCallback() {
      this.dataset.version = VERSION;
      // After a move React is still there, and with it whatever was typed.
      if (this.#current) restoreTopLayer(this.#root);
      else this.#mount();
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in the same task; and React must not unmount inside another React's commit.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** With it `moveBefore()` is no removal and insertion at all. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string) {
      const name = names.get(attribute);
      const kind = name && kinds.get(name);
      if (name && kind) this.#set(name, parseAttribute(kind, attributeText(this, name)));
    }

    reload() {
      this.#current?.reload();
    }

    override focus(focusOptions?: FocusOptions) {
      const first = this.#root.querySelector<HTMLElement>(
        '[autofocus], :is(input, select, textarea, button):enabled:not([tabindex="-1"]), a[href], [tabindex="0"]',
      );
      if (first) first.focus(focusOptions);
      else super.focus(focusOptions);
    }

    #mount() {
      const mount = createMount(this, this.#root, this.#values, () => {
        this.#mount();
        this[RENDER]();
      });
      const first = this.#current === null;
      this.#current = mount;
      Object.assign(this[PROPS], { mount, component: code.component });
      if (first) super.connectedCallback();
    }

    #unmount() {
      if (!this.#current) return;
      this.#current = null;
      super.disconnectedCallback();
    }

    #set(name: string, value: unknown) {
      if (Object.is(this.#values.get(name), value)) return;
      this.#values.set(name, value);
      this.#current?.set(name, value);
    }

    static {
      for (const [name, kind] of kinds) {
        Object.defineProperty(FreightElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: FreightElement) {
            return this.#values.get(name) ?? parseAttribute(kind, null);
          },
          set(this: FreightElement, given: unknown) {
            const value = toAttributeValue(kind, given);
            this.#set(name, value);
            if (!UNREFLECTED.has(name)) reflect(this, name, kind, value);
          },
        });
      }
      for (const name of properties) {
        Object.defineProperty(FreightElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: FreightElement) {
            return this.#values.get(name) ?? null;
          },
          set(this: FreightElement, value: unknown) {
            this.#set(name, value ?? null);
          },
        });
      }
      for (const [name, method] of Object.entries<Method>(code.methods ?? {})) {
        Object.defineProperty(FreightElement.prototype, name, {
          configurable: true,
          value(this: FreightElement, ...values: never[]) {
            const host = this.#current?.host;
            return host && method(host, ...values);
          },
        });
      }
    }
  }

  return FreightElement as unknown as ElementClass<D, M>;
}

/** Writes a property's value back as an attribute, unless the attribute already has the same. */
function reflect(
  element: HTMLElement,
  name: string,
  kind: AttributeKind,
  value: string | number | boolean | null,
) {
  if (parseAttribute(kind, attributeText(element, name)) === value) return;
  const [attribute, ...others] = spellingsOf(name) as [string, ...string[]];
  if (value === null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
  for (const other of others) element.removeAttribute(other);
}

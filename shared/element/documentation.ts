import type { COMMON_ATTRIBUTES, COMMON_PROPERTIES } from './attributes.ts';
import type { ElementDeclaration } from './declaration.ts';
import type { CommonEvents, EventDetails } from './events.ts';

/**
 * What hosts are told of an element, by its own names: the build makes manifest, types, editor data and reference pages
 * of it. Nothing of it is in the bundle. Texts are plain English; `code` stands between backticks.
 */
export interface Documentation {
  /** One sentence. */
  readonly summary: string;
  /** What is stored at once, and what only when the user says so. */
  readonly storing: string;
  /** Which link opens it, and with which role of it what can be done. */
  readonly access: string;
  readonly attributes: Readonly<Record<string, AttributeDocumentation>>;
  readonly properties: Readonly<Record<string, PropertyDocumentation>>;
  readonly methods: Readonly<Record<string, MethodDocumentation>>;
  readonly events: Readonly<Record<string, EventDocumentation>>;
  /** By the name in `part`. */
  readonly parts: Readonly<Record<string, string>>;
  readonly example: ExampleDocumentation;
}

/** The element as a page of the demo has it. */
export interface ExampleDocumentation {
  /** Of the demo's ready-made links that whose token it gets, by its title; null where only a session opens it. */
  readonly link: string | null;
  /** By attribute name, beside the token. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface AttributeDocumentation {
  readonly text: string;
  /** All that it may be, for a closed list. */
  readonly values?: readonly string[];
  /** It may be another text than those of `values`. */
  readonly isOpen?: boolean;
}

export interface PropertyDocumentation {
  readonly text: string;
  /** As TypeScript writes it. */
  readonly type: string;
}

export interface MethodDocumentation {
  readonly text: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
}

export interface EventDocumentation {
  readonly text: string;
  /** As TypeScript writes it; types of `widgets/details.d.ts` by their names. */
  readonly detail: string;
  readonly isCancelable?: boolean;
}

type NamesOf<T> = T extends readonly (infer N extends string)[] ? N : never;

/** The documentation of an element that has these names and sends these events beside those of every element. */
export interface DocumentationOf<D extends ElementDeclaration, E extends EventDetails> extends Documentation {
  readonly attributes: Readonly<Record<keyof D['attributes'] & string, AttributeDocumentation>>;
  readonly properties: Readonly<Record<NamesOf<D['properties']>, PropertyDocumentation>>;
  readonly methods: Readonly<Record<NamesOf<D['methods']>, MethodDocumentation>>;
  readonly events: Readonly<Record<keyof E & string, EventDocumentation>>;
}

/** What every element has. */
export const COMMON_DOCUMENTATION = {
  attributes: {
    apiBase: { text: 'The backend; else the folder above the `/widgets/` that the bundle was loaded from.' },
    draftKey: {
      text: "The page's own key for unsaved work that an element keeps on the device; else the role that it was done in. Never the token.",
    },
    locale: {
      text: 'The language; else the one that is stored under `fp-locale`, else English.',
      values: ['en', 'de', 'es', 'fr', 'ja', 'zh'],
      isOpen: true,
    },
    theme: {
      text: "The colours; `auto`, the default, are those of the page's own `color-scheme`, and of a page that says nothing light ones.",
      values: ['light', 'dark', 'auto'],
      isOpen: true,
    },
    timing: { text: 'Whether the page is told by `fp-timing` how long things took.' },
    token: {
      text: 'A signed link token; as a property it is never written back as an attribute. Ignored where `getToken` is set.',
    },
  },
  properties: {
    getToken: {
      text: "The page's own token source: a session's token, a signed link token, or null for none. Its answer is kept until shortly before its end; after a refusal it is asked once more, with `{rejected: true}`.",
      type: '((why?: { rejected: true }) => string | null | Promise<string | null>) | null',
    },
    fetcher: { text: 'Replaces `fetch` for everything the element asks.', type: 'typeof fetch | null' },
  },
  methods: {
    reload: { text: 'Loads the data again, without asking.', parameters: [], returns: 'void' },
  },
  events: {
    'fp-ready': {
      text: 'Once per load, when the element shows its data; `version` is that of the bundle.',
      detail: '{ version: string }',
    },
    'fp-error': {
      text: 'With every warning; `message` is what the user reads, `code` says what kind it is of.',
      detail: 'ElementError',
    },
    'fp-dirty': {
      text: 'When unsaved changes, which a leave would lose, begin or cease to exist.',
      detail: '{ dirty: boolean }',
    },
    'fp-reload': {
      text: 'The element is about to load its data again after a save.',
      detail: 'null',
      isCancelable: true,
    },
    'fp-timing': {
      text: 'Only with the attribute `timing`: how long the scripts, a load or a save took.',
      detail: 'ElementTiming',
    },
  },
  parts: {
    root: 'Everything that the element draws.',
    banner: 'A message; also `banner-warning`, `banner-success` or `banner-info`.',
    menu: 'The list of a choice.',
  },
} as const satisfies {
  attributes: Record<keyof typeof COMMON_ATTRIBUTES, AttributeDocumentation>;
  properties: Record<(typeof COMMON_PROPERTIES)[number], PropertyDocumentation>;
  methods: Record<'reload', MethodDocumentation>;
  events: Record<keyof CommonEvents, EventDocumentation>;
  parts: Record<string, string>;
};

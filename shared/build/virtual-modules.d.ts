/** The ordered stylesheets of everything that the named file imports statically, the theme's first. */
declare module 'stylesheets:*' {
  const stylesheets: readonly CSSStyleSheet[];
  export default stylesheets;
}

/** The address of a file that is built as an entry of its own (tests load elements through it). */
declare module 'entry:*' {
  const url: string;
  export default url;
}

/** Each element of `widgets/tags.ts`; its files are all that its loader imports, relative to the module that imports this. */
declare module 'elements:loaders' {
  export const elements: readonly {
    tag: string;
    /** As `defineStandIn` takes them. */
    names: Readonly<Record<'attributes' | 'properties' | 'methods', readonly string[]>>;
    files: readonly string[];
    load: () => Promise<unknown>;
  }[];
}

/** Defines every element of `widgets/tags.ts`. */
declare module 'elements:all' {}

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

/** The loaders of `widgets/tags.ts`, one a tag. */
declare module 'elements:loaders' {
  export const loaders: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Defines every element of `widgets/tags.ts`. */
declare module 'elements:all' {}

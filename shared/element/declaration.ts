import type { AttributeKind } from './attributes.ts';

/**
 * The names of an element, apart from its code: the autoloader needs them before the code is there, and the build before
 * it runs. A file of its own beside the element's, which imports nothing at run time.
 */
export interface ElementDeclaration {
  readonly tag: string;
  /** By property name; the attribute is its kebab-case form. */
  readonly attributes?: Readonly<Record<string, AttributeKind>>;
  /** Hold objects and functions, `null` until set; never attributes. */
  readonly properties?: readonly string[];
  readonly methods?: readonly string[];
}

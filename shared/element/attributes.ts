import { type Atom, atom, type PrimitiveAtom } from 'jotai';

/** How an attribute's text becomes a value. Objects and functions are properties only, never attributes. */
export type AttributeKind = 'string' | 'number' | 'boolean';

export interface AttributeValues {
  string: string | null;
  number: number | null;
  boolean: boolean;
}

/** The attributes of every element of the product. */
export const COMMON_ATTRIBUTES = {
  apiBase: 'string',
  /** For the elements that store unsaved work on the device. */
  draftKey: 'string',
  locale: 'string',
  theme: 'string',
  /** Whether the page is told how long things took. */
  timing: 'boolean',
  token: 'string',
} as const satisfies Record<string, AttributeKind>;

/** The properties of every element that hold functions. */
export const COMMON_PROPERTIES = ['getToken', 'fetcher'] as const;

const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/**
 * The value of an attribute's text; a missing attribute is `null`, or `false` for a boolean. Numbers are strict:
 * `12abc` is none. A boolean is there or not; only `false` spelt out, which some frameworks write, counts as not.
 */
export function parseAttribute<K extends AttributeKind>(kind: K, text: string | null): AttributeValues[K];
export function parseAttribute(kind: AttributeKind, text: string | null): string | number | boolean | null {
  if (kind === 'boolean') return text !== null && text !== 'false';
  if (text === null || kind === 'string') return text;
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed) : null;
}

/** The value of a property that was set to anything: the same rules as for the attribute's text. */
export function toAttributeValue(kind: AttributeKind, value: unknown): string | number | boolean | null {
  if (kind === 'boolean') return Boolean(value);
  if (value === null || value === undefined) return null;
  if (kind === 'number' && typeof value === 'number') return Number.isFinite(value) ? value : null;
  return parseAttribute(kind, String(value));
}

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The attributes of a property, the documented one first: `record-id`, and `recordid`, which is what a framework that has
 * drawn the element before its code came makes of `recordId`.
 */
export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([kebab(name), name.toLowerCase()]),
];

/** The text of a property's attribute, however it is spelt; null without one. */
export function attributeText(element: Element, name: string): string | null {
  const present = spellingsOf(name).find((attribute) => element.hasAttribute(attribute));
  return present === undefined ? null : element.getAttribute(present);
}

const atoms = new Map<string, PrimitiveAtom<unknown>>();

/** The atom behind a property; only the element itself writes it. */
export function elementAtom(name: string): PrimitiveAtom<unknown> {
  let found = atoms.get(name);
  if (!found) {
    found = atom<unknown>(null);
    atoms.set(name, found);
  }
  return found;
}

const booleans = new Map<string, Atom<boolean>>();

/**
 * The attribute of the surrounding element as an atom, by the name of its property:
 * `attributeAtom('recordId', 'number')`. One atom a name for all elements; each element's store holds its value.
 */
export function attributeAtom<K extends AttributeKind>(name: string, kind: K): Atom<AttributeValues[K]>;
export function attributeAtom(name: string, kind: AttributeKind): Atom<unknown> {
  if (kind !== 'boolean') return elementAtom(name);
  let found = booleans.get(name);
  if (!found) {
    found = atom((get) => Boolean(get(elementAtom(name))));
    booleans.set(name, found);
  }
  return found;
}

/** A property that holds an object or a function, as an atom; `null` until it is set. */
export function propertyAtom<T>(name: string): Atom<T | null> {
  return elementAtom(name) as Atom<T | null>;
}

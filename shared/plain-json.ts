/**
 * The JSON of a value that is sent or stored. Old libraries give all arrays of their page a `toJSON`, which the browser calls, and
 * lists would become texts; here they stay lists.
 */
export const plainJson = (value: unknown): string =>
  'toJSON' in [] ? JSON.stringify(value, asItIs) : JSON.stringify(value);

/** What stands in its holder, before a `toJSON` was asked; a `Date` has one of its own. */
function asItIs(this: Readonly<Record<string, unknown>>, key: string, written: unknown): unknown {
  return this[key] instanceof Date ? written : this[key];
}

import type * as v from 'valibot';

/** The parts of a schema that give a selection: objects, lists, and wrappers of either. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
}

/**
 * The GraphQL selection that brings what `schema` expects, `{ id customer { companyName } }`: so the request and the
 * parsed answer never differ. Empty for a plain value.
 */
export function selectionOf(schema: v.GenericSchema): string {
  const { entries, item, wrapped } = schema as unknown as Shape;
  const inner = item ?? wrapped;
  if (inner) return selectionOf(inner);
  if (!entries) return '';
  const fields = Object.entries(entries).map(([name, entry]) => `${name} ${selectionOf(entry)}`.trimEnd());
  return `{ ${fields.join(' ')} }`;
}

import type * as v from 'valibot';

/** A schema of valibot as far as tests look into it. */
export interface Schema {
  readonly kind: 'schema';
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

/** A schema without what is checked of it: of a pipe its last list, or else what it begins with. */
export function shapeOf(schema: Schema): Schema {
  const parts = (schema.pipe ?? []).filter((part): part is Schema & typeof part => part.kind === 'schema');
  const first = parts.findLast(({ type }) => type === 'array') ?? parts[0];
  return first ? shapeOf(first) : schema;
}

/** Schemas whose values have a form that nobody can go beyond. */
const CLOSED = ['picklist', 'literal', 'boolean', 'enum', 'null', 'undefined'];
const WRAPPERS = ['nullish', 'nullable', 'optional', 'undefinedable', 'exact_optional'];

export const isWrapper = ({ type }: Schema): boolean => WRAPPERS.includes(type);

/** Schemas that are one of several forms. */
export const formsOf = (schema: Schema): readonly Schema[] | undefined => {
  const { type, options } = shapeOf(schema);
  return type === 'variant' ? (options as readonly Schema[]) : undefined;
};

/** What is a text or a number, with all that is checked of it, by its dotted path; `[]` is an entry of a list. */
export function leavesOf(given: v.GenericSchema, path = ''): { path: string; leaf: Schema }[] {
  const schema = given as unknown as Schema;
  const shape = shapeOf(schema);
  const under = (part: Schema | undefined, name: string) =>
    part ? leavesOf(part as unknown as v.GenericSchema, path === '' ? name : `${path}.${name}`) : [];
  // What is checked of it is checked of the whole.
  if (isWrapper(shape) && schema.pipe) return [{ path, leaf: schema }];
  if (isWrapper(shape)) return leavesOf(shape.wrapped as unknown as v.GenericSchema, path);
  if (shape.entries) return Object.entries(shape.entries).flatMap(([name, part]) => under(part, name));
  if (shape.item) return under(shape.item, '[]');
  if (shape.items) return shape.items.flatMap((part) => under(part, '[]'));
  if (shape.type === 'record') return [...under(shape.key, '{key}'), ...under(shape.value, '{value}')];
  const forms = formsOf(schema);
  if (forms) return forms.flatMap((form) => leavesOf(form as unknown as v.GenericSchema, path));
  return CLOSED.includes(shape.type) ? [] : [{ path, leaf: schema }];
}

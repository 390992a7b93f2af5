import type { RawBuilder } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * What a value is, for filters and for the JSON answer: `numeric` answers a number, `date` `YYYY-MM-DD`, `instant`
 * ISO 8601 in UTC, `json` whatever it holds.
 */
export type ScalarType = 'int' | 'numeric' | 'float' | 'text' | 'boolean' | 'date' | 'instant' | 'json';

/** SQL that is true for the rows of `alias` that the caller may see. */
export type RowRights = (caller: Caller, alias: string) => RawBuilder<boolean>;

export interface ColumnField {
  kind: 'column';
  type: ScalarType;
  /** SQL of the value in the row `alias`; written by us alone, never from a request. */
  sql: (alias: string) => string;
  nullable: boolean;
  /** SQL to sort by, where it isn't the value itself. */
  sortSql?: (alias: string) => string;
  /**
   * The column of the company inside which the text is searched; the table has it as `search`, as texts are compared, with the
   * index of migrations `0002-part-search` and `0096-look-alikes`.
   */
  searchable?: string;
  /** SQL of all its spellings, where they are stored (migration `0096-look-alikes`). */
  spelledSql?: (alias: string) => string;
  /** A search of it also finds the row by a text with a typo (`places/is-named.ts`): it is `names` of a place. */
  findsTypos?: boolean;
  /** It costs as much as a relation: the value stands in another table, or has thousands of characters. */
  isCostly?: boolean;
  /** Who may see the value on rows that are otherwise visible; such a field can't be filtered or sorted by. */
  rights?: RowRights;
  /** What the caller may see of the value, in place of `sql`; such a field can't be filtered or sorted by, either. */
  shown?: (caller: Caller, alias: string) => RawBuilder<unknown>;
}

/** A filter or sort by a field that only some may see would tell the others what it holds. */
export const isComparable = ({ type, rights, shown }: ColumnField): boolean =>
  type !== 'json' && !rights && !shown;

export interface ToOneField {
  kind: 'one';
  model: string;
  /** The column of this row that names the other. */
  key: string;
  nullable: boolean;
  /**
   * True where whoever may see this row may see whom it names: the parties of a record, and reference data. False
   * applies the other model's own row rights.
   */
  implied: boolean;
}

export interface ToManyField {
  kind: 'many';
  model: string;
  link: LinkTable | { children: string; order: string };
  /** Fields of the other model that mean something else when reached through this one. */
  fields?: Readonly<Record<string, ToManyField>>;
  /** This row is the record that `LinkTable.record` of the fields below refers to. */
  isRecord?: boolean;
  /** True where whoever may see this row may see them all: the parts that it is made of. */
  implied?: boolean;
}

/** Rows linked by a table of their own, in the order of its `position`. */
export interface LinkTable {
  table: string;
  from: string;
  to: string;
  /** The column of the order, where it isn't `position`. */
  order?: string;
  /**
   * The column in which the links repeat a field of the row that they belong to, where an index of them has it behind `to`: in
   * that order the rows of a related one are found without reading them.
   */
  sorted?: { by: string; column: string };
  /** Several links may lead to the same row: it counts once, at its first position. */
  distinct?: boolean;
  /** Only the links of the record that the query came through (`isRecord`): the column that names it. */
  record?: string;
}

export type Field = ColumnField | ToOneField | ToManyField;

export interface Model {
  name: string;
  /** A table, or SQL of rows that are made of several. */
  table: keyof Tables | RawBuilder<unknown>;
  /** Has the root fields `all<name>` and `one<name>`. */
  root: boolean;
  /** null: only reached through rows whose rights cover it. */
  rights: RowRights | null;
  /** The column that names a company, where that alone decides about the rights: what they ask of a row is whose it is. */
  owner?: string;
  /**
   * Some thousand rows at most. A filter through a relation to it is answered once a statement and not once a row, and
   * indexes on the relation's column count.
   */
  isSmall?: boolean;
  fields: ReadonlyMap<string, Field>;
}

type ColumnOptions = Partial<Omit<ColumnField, 'kind' | 'type'>>;

export const column = (type: ScalarType, name: string, options: ColumnOptions = {}): ColumnField => ({
  kind: 'column',
  type,
  sql: (alias) => `${alias}."${name}"`,
  nullable: false,
  ...options,
});

export const id: ColumnField = column('int', 'id');
/** Of records whose saves are refused when somebody else saved since. */
export const revision: ColumnField = column('int', 'revision');
export const createdAt: ColumnField = column('instant', 'created_at');

/** Text that people read: sorts without regard to case. */
export const text = (name: string, options: ColumnOptions = {}): ColumnField =>
  column('text', name, { sortSql: (alias) => `lower(${alias}."${name}") collate "C"`, ...options });

/** Numbers and codes: sort by their characters, case counts. */
export const code = (name: string, options: ColumnOptions = {}): ColumnField =>
  column('text', name, { sortSql: (alias) => `${alias}."${name}" collate "C"`, ...options });

export const searchable = (name: string, owner: string): ColumnField => code(name, { searchable: owner });

export const nullable = { nullable: true } as const;

export const toOne = (
  model: string,
  key: string,
  options: { nullable?: boolean; implied?: boolean } = {},
): ToOneField => ({ kind: 'one', model, key, nullable: false, implied: true, ...options });

export const toMany = (
  model: string,
  link: ToManyField['link'],
  options: Pick<ToManyField, 'fields' | 'isRecord' | 'implied'> = {},
): ToManyField => ({ kind: 'many', model, link, ...options });

/** A model; `fields` in the order in which introspection lists them. */
export const defineModel = (
  model: Omit<Model, 'fields'> & { fields: Readonly<Record<string, Field>> },
): Model => ({ ...model, fields: new Map(Object.entries(model.fields)) });

import { LIMITS } from '../limits.ts';
import { type ColumnField, isComparable, type Model, type ToOneField } from '../models/model.ts';
import { modelOf } from '../models/models.ts';
import { QueryRefusal } from '../refusal.ts';
import type { Shape } from './shape.ts';
import { describe } from './values.ts';

/** One key to sort by: a field of the rows, or of what they name through to-one relations. */
export interface SortKey {
  through: ToOneField[];
  name: string;
  field: ColumnField;
  descending: boolean;
}

/**
 * `{field: createdAt, order: DESC}` or `{relation: {company: {companyName: ASC}}}`, or a list of such; undefined and
 * null are no sort. Throws {@link QueryRefusal}.
 */
export function parseSort(model: Model, sort: unknown, shape: Shape): SortKey[] {
  if (sort === undefined || sort === null) return [];
  const list = Array.isArray(sort) ? sort : [sort];
  if (list.length > LIMITS.sortKeys) {
    throw new QueryRefusal(`sort: at most ${LIMITS.sortKeys} keys.`, 'limit');
  }
  return list.map((item, index) => {
    const path = Array.isArray(sort) ? `sort[${index}]` : 'sort';
    shape.count(path);
    const key = sortKey(model, item, path);
    if (key.through.length > 0) shape.count(path, 'relationSorts');
    shape.token([...key.through.map((relation) => relation.key), key.name, String(key.descending)].join('>'));
    return key;
  });
}

function sortKey(model: Model, sort: unknown, path: string): SortKey {
  if (sort === null || typeof sort !== 'object' || Array.isArray(sort)) {
    throw new QueryRefusal(`${path}: expected {field, order} or {relation}, got ${describe(sort)}.`);
  }
  const given: { field?: unknown; order?: unknown; relation?: unknown } = sort;
  const unknown = Object.keys(given).find((name) => !['field', 'order', 'relation'].includes(name));
  if (unknown !== undefined) throw new QueryRefusal(`${path}: no such key "${unknown}".`);
  if (given.relation !== undefined && given.relation !== null) {
    if (given.field !== undefined) throw new QueryRefusal(`${path}: give either field or relation.`);
    return throughRelation(model, given.relation, `${path}.relation`, []);
  }
  return {
    through: [],
    ...column(model, given.field, `${path}.field`),
    descending: order(given.order, path),
  };
}

function throughRelation(model: Model, value: unknown, path: string, through: ToOneField[]): SortKey {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    throw new QueryRefusal(`${path}: expected one relation such as {company: {companyName: ASC}}.`);
  }
  const [name, inner] = entry;
  const field = model.fields.get(name);
  if (field?.kind === 'one' && through.length < LIMITS.relationDepth) {
    return throughRelation(modelOf(field.model), inner, `${path}.${name}`, [...through, field]);
  }
  if (through.length === 0)
    throw new QueryRefusal(`${path}: "${name}" is no to-one relation of ${model.name}.`);
  return { through, ...column(model, name, path), descending: order(inner, `${path}.${name}`) };
}

function column(model: Model, name: unknown, path: string): { name: string; field: ColumnField } {
  const field = typeof name === 'string' ? model.fields.get(name) : undefined;
  if (typeof name !== 'string' || field?.kind !== 'column' || !isComparable(field)) {
    throw new QueryRefusal(`${path}: ${model.name} can't be sorted by ${describe(name)}.`);
  }
  return { name, field };
}

function order(value: unknown, path: string): boolean {
  if (value === undefined || value === null) return false;
  const word = typeof value === 'string' ? value.toUpperCase() : value;
  if (word === 'ASC' || word === 'DESC') return word === 'DESC';
  throw new QueryRefusal(`${path}: the order is ASC or DESC, got ${describe(value)}.`);
}

import { fold, writings } from '../../../../shared/i18n/fold.ts';
import { type TypoPatterns, typoPatterns } from '../../places/typo-patterns.ts';
import { LIMITS } from '../limits.ts';
import {
  type ColumnField,
  isComparable,
  type Model,
  type ToManyField,
  type ToOneField,
} from '../models/model.ts';
import { modelOf } from '../models/models.ts';
import { QueryRefusal } from '../refusal.ts';
import type { Shape } from './shape.ts';
import { coerce, describe } from './values.ts';

export type Operator = keyof typeof OPERATORS;

/** A filter, checked and with its values set aside in a {@link Shape}: what is left decides the statement's text. */
export type Condition = { kind: 'all' | 'any'; of: Condition[] } | Comparison | Related;

export interface Related {
  kind: 'related';
  field: ToOneField | ToManyField;
  model: Model;
  condition: Condition;
  /** Where it stands in the request, such as `where.pos.bookings`. */
  path: string;
}

export interface Comparison {
  kind: 'compare';
  name: string;
  field: ColumnField;
  operator: Operator;
  /** Place of the value in the shape; null compares with NULL. */
  value: number | null;
  /** Place of the text with an e behind each umlaut, where it has some. */
  written?: number;
  /** Place of the text, a part of a number that is `searchable`. */
  term?: number;
  /** Place of the term's longest run of one digit, if that is longer than three. */
  run?: number;
  /** Places of the patterns of what a text with a typo means. */
  typos?: Readonly<Record<keyof TypoPatterns, number>>;
  /** The term has the three characters that can be looked up without a company. */
  isLong?: boolean;
}

/** Which types an operator is for; text ones compare as `fold` does (migration `0096-look-alikes`). */
const OPERATORS = {
  eq: 'every',
  neq: 'every',
  in: 'list',
  nin: 'list',
  gt: 'ordered',
  gteq: 'ordered',
  lt: 'ordered',
  lteq: 'ordered',
  matches: 'text',
  doesNotMatch: 'text',
  startsWith: 'text',
  endsWith: 'text',
} as const;

/** Parses a `where` object of `model`; undefined and null are no filter. Throws {@link QueryRefusal}. */
export function parseWhere(model: Model, where: unknown, shape: Shape, path = 'where'): Condition {
  return conditionOf({ model, shape, relations: 0 }, where, path, 0);
}

interface Place {
  model: Model;
  shape: Shape;
  /** How many relations lead here. */
  relations: number;
}

function conditionOf(place: Place, where: unknown, path: string, depth: number): Condition {
  const { model, shape } = place;
  const of: Condition[] = [];
  if (where === undefined || where === null) return { kind: 'all', of };
  if (depth > LIMITS.conditionDepth) {
    throw new QueryRefusal(`${path}: filters nest at most ${LIMITS.conditionDepth} deep.`, 'limit');
  }
  shape.open('{');
  const entries = entriesOf(where, path);
  // Thousands of empty objects in a list would make a statement as long.
  if (entries.length === 0) shape.count(path);
  for (const [name, value] of entries) {
    const here = `${path}.${name}`;
    shape.count(here);
    shape.token(name);
    if (name === '_and' || name === '_or') {
      of.push(combined(place, name, value, here, depth));
      continue;
    }
    const field = model.fields.get(name);
    if (!field) throw new QueryRefusal(`${here}: ${model.name} has no field "${name}".`);
    if (field.kind === 'column') of.push(...comparisons(place, name, field, value, here));
    else of.push(...related(place, field, value, here, depth));
  }
  shape.open('}');
  return { kind: 'all', of };
}

function combined(place: Place, name: string, value: unknown, path: string, depth: number): Condition {
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0) throw new QueryRefusal(`${path}: the list is empty.`);
  const of = list.map((item, index) => {
    if (item === null || item === undefined) throw new QueryRefusal(`${path}[${index}]: expected an object.`);
    return conditionOf(place, item, `${path}[${index}]`, depth + 1);
  });
  return { kind: name === '_and' ? 'all' : 'any', of };
}

/** A filter through a to-many relation may be a list: each of its objects is met by some related row. */
function related(
  place: Place,
  field: ToOneField | ToManyField,
  value: unknown,
  path: string,
  depth: number,
): Condition[] {
  const model = modelOf(field.model);
  const relations = place.relations + 1;
  if (relations > LIMITS.relationDepth) {
    throw new QueryRefusal(`${path}: filters go through at most ${LIMITS.relationDepth} relations.`, 'limit');
  }
  const inside = { ...place, relations, model: { ...model, fields: fieldsThrough(model, field) } };
  const list = field.kind === 'many' && Array.isArray(value) ? value : [value];
  return list.map((item) => {
    if (field.kind === 'many') place.shape.count(path, 'listFilters');
    if (item === null || item === undefined) {
      throw new QueryRefusal(`${path}: expected an object of the fields of ${model.name}.`);
    }
    return {
      kind: 'related',
      field,
      model: inside.model,
      condition: conditionOf(inside, item, path, depth + 1),
      path,
    };
  });
}

/** The fields of the other model as they are meant when reached through `field`. */
export function fieldsThrough(model: Model, field: ToOneField | ToManyField): Model['fields'] {
  if (field.kind === 'one' || !field.fields) return model.fields;
  return new Map([...model.fields, ...Object.entries(field.fields)]);
}

function comparisons(
  { model, shape }: Place,
  name: string,
  field: ColumnField,
  value: unknown,
  path: string,
): Condition[] {
  if (!isComparable(field))
    throw new QueryRefusal(`${path}: "${name}" of ${model.name} can't be filtered by.`);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new QueryRefusal(`${path}: expected an object such as {eq: ...}, got ${describe(value)}.`);
  }
  const found = entriesOf(value, path).map(([written, operand]) => {
    const operator = written.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    shape.token(operator);
    return comparison(name, field, operator, operand, `${path}.${written}`, shape);
  });
  // An operator whose variable was left out must not turn a filter into none.
  if (found.length === 0) throw new QueryRefusal(`${path}: the filter has no operator.`);
  return found;
}

function comparison(
  name: string,
  field: ColumnField,
  operator: string,
  operand: unknown,
  path: string,
  shape: Shape,
): Condition {
  if (!isOperator(operator) || !allows(field, operator)) {
    const allowed = Object.keys(OPERATORS).filter((each) => isOperator(each) && allows(field, each));
    throw new QueryRefusal(`${path}: no such operator here; there are ${allowed.join(', ')}.`);
  }
  const base = { kind: 'compare', name, field, operator } as const;
  if (OPERATORS[operator] === 'list') {
    const list = Array.isArray(operand) ? operand : [operand];
    if (list.length > LIMITS.listLength) {
      throw new QueryRefusal(`${path}: a list has at most ${LIMITS.listLength} values.`, 'limit');
    }
    const values = list.map((item, index) => coerce(field.type, item, `${path}[${index}]`));
    return { ...base, value: shape.value(values) };
  }
  if (operand === null && OPERATORS[operator] === 'every') {
    shape.token('null');
    return { ...base, value: null };
  }
  const value = coerce(field.type, operand, path);
  if (OPERATORS[operator] !== 'text') return { ...base, value: shape.value(value) };
  const text = String(value);
  const found = { ...base, value: shape.value(text) };
  if (field.findsTypos && operator === 'matches') {
    const typos = typoPatterns(text);
    if (!typos) return found;
    shape.token('typos');
    return {
      ...found,
      typos: {
        joined: shape.value(typos.joined),
        joinedParts: shape.value([...typos.joinedParts]),
        each: shape.value([...typos.each]),
        wordParts: shape.value([...typos.wordParts]),
      },
    };
  }
  if (!field.searchable) {
    const [, written] = writings(text);
    if (written === undefined) return found;
    shape.token('written');
    return { ...found, written: shape.value(written) };
  }
  if (operator === 'doesNotMatch') return found;
  const folded = fold(text);
  const isLong = [...folded].length >= 3;
  if (isLong) shape.token('long');
  const search = { ...found, term: found.value, isLong };
  const runs = folded.match(/(\d)\1{3,}/g);
  if (!runs) return search;
  shape.token('run');
  return { ...search, run: shape.value(runs.reduce((a, b) => (b.length > a.length ? b : a))) };
}

const isOperator = (name: string): name is Operator => Object.hasOwn(OPERATORS, name);

function allows(field: ColumnField, operator: Operator): boolean {
  const kind = OPERATORS[operator];
  if (kind === 'text') return field.type === 'text';
  if (field.type === 'boolean') return kind === 'every';
  return true;
}

/** The given entries of an object; undefined ones were left out by the client. */
function entriesOf(value: unknown, path: string): [string, unknown][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new QueryRefusal(`${path}: expected an object, got ${describe(value)}.`);
  }
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}

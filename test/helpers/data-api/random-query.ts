import { LIMITS } from '../../../portal/server/data-api/limits.ts';
import {
  type ColumnField,
  type Field,
  isComparable,
  type Model,
  type ScalarType,
} from '../../../portal/server/data-api/models/model.ts';
import { MODELS, modelOf } from '../../../portal/server/data-api/models/models.ts';
import { fieldsThrough } from '../../../portal/server/data-api/query/where.ts';
import type { Random } from '../../../portal/server/db/seed/random.ts';

type Fields = Model['fields'];

/** The models that a query can start from. */
export const ROOTS: readonly Model[] = [...MODELS.values()].filter((model) => model.root);

/**
 * A query for `model` that tends towards the worst: relations inside relations, filters through them that hold for
 * few rows or for all, sorts, counts. Most are within the limits; the same numbers give the same query.
 */
export function randomQuery(random: Random, model: Model): string {
  const roots = random.weighted([
    { count: 1, weight: 6 },
    { count: 2, weight: 2 },
    { count: LIMITS.rootFields, weight: 1 },
  ]).count;
  const { name, fields } = model;
  const parts = Array.from({ length: roots }, (_, n) => {
    if (random.chance(0.2)) {
      return `r${n}: one${name}(where: ${where(random, fields, 0)}) ${selection(random, fields, 0)}`;
    }
    const page = random.chance(0.6) ? `, take: ${random.pick([1, 5, LIMITS.takeMax])}` : '';
    const count = random.chance(0.4) ? ' totalCount' : '';
    const skip = random.chance(0.1) ? ', skip: 1000' : '';
    return `r${n}: all${name}(${listArguments(random, fields)}${page}${skip}) { results ${selection(random, fields, 0)}${count} }`;
  });
  return `{ ${parts.join(' ')} }`;
}

/** Always with a filter and a sort, which may be empty, so that what follows can begin with a comma. */
function listArguments(random: Random, fields: Fields): string {
  const filter = random.chance(0.5) ? where(random, fields, 0) : '{}';
  return `where: ${filter}, sort: ${random.chance(0.3) ? sort(random, fields) : '[]'}`;
}

function selection(random: Random, fields: Fields, depth: number): string {
  const columns = entriesOf(fields, (field) => field.kind === 'column');
  const relations = entriesOf(fields, (field) => field.kind !== 'column');
  const chosen = random.some(columns, random.whole(1, 3)).map(([name]) => name);
  const count = depth < LIMITS.depth && relations.length > 0 ? random.pick([0, 1, 1, 1, 2, 3]) : 0;
  for (const [name, field] of random.some(relations, count)) {
    if (field.kind === 'column') continue;
    const inside = fieldsThrough(modelOf(field.model), field);
    chosen.push(
      `${name}${field.kind === 'many' ? manyArguments(random, inside) : ''} ${selection(random, inside, depth + 1)}`,
    );
  }
  return `{ ${chosen.join(' ')} }`;
}

function manyArguments(random: Random, fields: Fields): string {
  if (random.chance(0.5)) return '';
  const take = random.chance(0.6) ? `, take: ${random.pick([1, 3, 20])}` : '';
  return `(${listArguments(random, fields)}${take})`;
}

function where(random: Random, fields: Fields, relations: number): string {
  if (random.chance(0.15)) {
    const some = Array.from({ length: random.whole(1, 3) }, () => where(random, fields, relations));
    return `{${random.pick(['_or', '_and'])}: [${some.join(', ')}]}`;
  }
  const through = entriesOf(fields, (field) => field.kind !== 'column');
  const [name, field] =
    relations < LIMITS.relationDepth && through.length > 0 && random.chance(0.6)
      ? random.pick(through)
      : random.pick(entriesOf(fields, (each) => each.kind === 'column' && isComparable(each)));
  if (field.kind === 'column') return `{${name}: ${comparison(random, field)}}`;
  return `{${name}: ${where(random, fieldsThrough(modelOf(field.model), field), relations + 1)}}`;
}

/** Values of each type: one that nothing has, and one that most are beyond. */
const VALUES: Record<ScalarType, readonly [string, string]> = {
  int: ['0', '1'],
  numeric: ['-1', '0'],
  float: ['-999', '-360'],
  text: ['"no such text"', '"1"'],
  boolean: ['true', 'false'],
  date: ['"1900-01-01"', '"2000-01-01"'],
  instant: ['"1900-01-01"', '"2000-01-01"'],
  json: ['null', 'null'],
};

function comparison(random: Random, { type }: ColumnField): string {
  const [none, low] = VALUES[type];
  const operators = [`{eq: ${none}}`, `{neq: ${none}}`, '{eq: null}'];
  if (type === 'text') operators.push(`{matches: ${none}}`, `{matches: ${low}}`, `{doesNotMatch: ${low}}`);
  if (type !== 'boolean') operators.push(`{gt: ${low}}`, `{lt: ${none}}`, `{nin: [${none}]}`);
  return random.pick(operators);
}

function sort(random: Random, fields: Fields): string {
  const keys = Array.from({ length: random.whole(1, 3) }, () => {
    const through = entriesOf(fields, (field) => field.kind === 'one');
    if (through.length === 0 || random.chance(0.5)) {
      const [name] = random.pick(
        entriesOf(fields, (field) => field.kind === 'column' && isComparable(field)),
      );
      return `{field: ${name}, order: ${random.pick(['ASC', 'DESC'])}}`;
    }
    const [name, field] = random.pick(through);
    const inside = field.kind === 'one' ? modelOf(field.model).fields : fields;
    const [column] = random.pick(entriesOf(inside, (each) => each.kind === 'column' && isComparable(each)));
    return `{relation: {${name}: {${column}: ASC}}}`;
  });
  return `[${keys.join(', ')}]`;
}

const entriesOf = (fields: Fields, wanted: (field: Field) => boolean): [string, Field][] =>
  [...fields].filter(([, field]) => wanted(field));

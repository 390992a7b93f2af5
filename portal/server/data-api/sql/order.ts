import { modelOf } from '../models/models.ts';
import type { SortKey } from '../query/sort.ts';
import { rightsOf } from './related-rows.ts';
import type { StatementWriter } from './statement.ts';

/**
 * The sort keys of a request, followed by the id so that pages never overlap. What stands in other rows is joined to
 * all of them at once: looked up row by row it would cost most of a large list.
 */
export function orderSql(
  writer: StatementWriter,
  sort: readonly SortKey[],
  alias: string,
): { joins: string; order: string } {
  let joins = '';
  const keys = sort.map(({ through, field, descending }) => {
    const row = through.reduce((from, relation) => {
      const model = modelOf(relation.model);
      const target = writer.alias();
      const rights = rightsOf(writer, model, relation, target);
      joins += ` left join ${writer.table(model)} ${target} on ${target}.id = ${from}."${relation.key}"${rights}`;
      return target;
    }, alias);
    const empty = field.nullable || through.some((relation) => relation.nullable || !relation.implied);
    return `${(field.sortSql ?? field.sql)(row)}${descending ? ' desc' : ''}${empty ? ' nulls last' : ''}`;
  });
  const last = sort.at(-1);
  const isById = last?.name === 'id' && last.through.length === 0;
  if (!isById) keys.push(`${alias}.id${last?.descending ? ' desc' : ''}`);
  return { joins, order: keys.join(', ') };
}

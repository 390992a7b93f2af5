import { modelOf } from '../models/models.ts';
import type { SortKey } from '../query/sort.ts';
import { rightsOf } from './related-rows.ts';
import type { StatementWriter } from './statement.ts';

interface OrderSql {
  joins: string;
  /** Each key with what follows it, and the field of the rows that it is, if it stands in them. */
  keys: readonly { value: string; direction: string; name?: string | undefined }[];
  order: string;
}

/** An order of the rows of `alias`. */
export type Order = (alias: string) => OrderSql;

/** The first rows of an order, and SQL of how many. */
export interface FirstRows {
  order: Order;
  most: string;
}

/**
 * The sort keys of a request, followed by the id so that pages never overlap. What stands in other rows is joined to
 * all of them at once: looked up row by row it would cost most of a large list.
 */
export function orderSql(writer: StatementWriter, sort: readonly SortKey[], alias: string): OrderSql {
  let joins = '';
  const keys: { value: string; direction: string; name?: string | undefined }[] = sort.map(
    ({ through, name, field, descending }) => {
      const row = through.reduce((from, relation) => {
        const model = modelOf(relation.model);
        const target = writer.alias();
        const rights = rightsOf(writer, model, relation, target);
        joins += ` left join ${writer.table(model)} ${target} on ${target}.id = ${from}."${relation.key}"${rights}`;
        return target;
      }, alias);
      const empty = field.nullable || through.some((relation) => relation.nullable || !relation.implied);
      const direction = `${descending ? ' desc' : ''}${empty ? ' nulls last' : ''}`;
      return {
        value: (field.sortSql ?? field.sql)(row),
        direction,
        name: through.length === 0 ? name : undefined,
      };
    },
  );
  const last = sort.at(-1);
  const isById = last?.name === 'id' && last.through.length === 0;
  if (!isById) keys.push({ value: `${alias}.id`, direction: last?.descending ? ' desc' : '' });
  const order = keys.map(({ value, direction }) => `${value}${direction}`).join(', ');
  return { joins, keys, order };
}

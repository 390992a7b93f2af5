import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { SortKey } from '../query/sort.ts';
import type { Condition } from '../query/where.ts';
import { conditionSql } from './conditions.ts';
import { type Order, orderSql } from './order.ts';
import { firstOfOwnerSql, ownersOf } from './owners.ts';
import type { StatementWriter } from './statement.ts';

/**
 * The rows of one page of an order, read company by company where that decides about the rights: who has few of many rows
 * would read all others' up to the page, too. What the rows are sorted by is read first, since an index has that, and then the
 * rows of the page alone. Undefined where more is asked of the rows than where they stand: another index may find those.
 */
export function ownersPageSql(
  writer: StatementWriter,
  model: Model,
  { where, sort }: Pick<Checked, 'where' | 'sort'>,
  { skip, take }: { skip: string; take: string },
): { rows: string; alias: string } | undefined {
  if (!isBehindRow(where, sort)) return undefined;
  const owners = ownersOf(writer, model);
  if (!owners) return undefined;
  const [owner, row, found, alias] = [writer.alias(), writer.alias(), writer.alias(), writer.alias()];
  const order: Order = (of) => orderSql(writer, sort, of);
  const { keys } = order(row);
  const table = writer.table(model);
  const values = keys.map(({ value }, place) => `${value} as k${place}`);
  const from = `select ${row}.id, ${values.join(', ')} from ${table} ${row}`;
  const first = firstOfOwnerSql(
    { column: owners.column, owner, row, from, where: conditionSql(writer, where, { alias: row }) },
    { order, most: `${take} + ${skip}` },
  );
  const by = keys.map(({ direction }, place) => `${found}.k${place}${direction}`).join(', ');
  const rows = `select ${alias}.* from (
      select ${found}.* from ${owners.sql} ${owner} cross join lateral (${first}) ${found}
      order by ${by} limit ${take} offset ${skip}
    ) ${found} cross join lateral (select ${alias}.* from ${table} ${alias} where ${alias}.id = ${found}.id offset 0) ${alias}
    order by ${by}`;
  return { rows, alias };
}

/** Whether nothing is asked but where in their order the rows stand. */
function isBehindRow(where: Condition, sort: readonly SortKey[]): boolean {
  const [first] = sort;
  if (!first || first.name === 'id' || sort.some(({ through }) => through.length > 0)) return false;
  return isBound(where, new Set(['id', first.name]));
}

function isBound(condition: Condition, names: ReadonlySet<string>): boolean {
  if (condition.kind === 'related') return false;
  if (condition.kind === 'compare') return names.has(condition.name) && BOUNDS.has(condition.operator);
  return condition.of.every((each) => isBound(each, names));
}

const BOUNDS: ReadonlySet<string> = new Set(['lt', 'lteq', 'gt', 'gteq']);

import type { Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { Tables } from '../../db/tables.ts';

/** A record's orders, each with its selected style numbers. */
type Selected = ReadonlyMap<number, readonly number[]>;

/** At most so many orders are named by their numbers; of the others only the count is given. */
const NAMED = 5;

/** What became of a record's orders, for the audit log: those that came or went, and others with other style numbers. */
export async function orderChanges(
  trx: Transaction<Tables>,
  before: Selected,
  after: Selected,
): Promise<AuditChange[]> {
  const added = [...after.keys()].filter((id) => !before.has(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const restyled = [...after].filter(([id, styles]) => before.has(id) && !isSame(before.get(id), styles));
  const named = [...added, ...removed].slice(0, NAMED);
  const styled = restyled.map(([id]) => id).slice(0, NAMED);
  const numbers = await numbersOf(trx, [...named, ...styled]);
  const number = (id: number) => numbers.get(id) ?? String(id);
  const count = { field: 'purchaseOrders', before: before.size, after: after.size };
  return [
    ...named.map((id) =>
      after.has(id)
        ? { field: 'purchaseOrder', before: null, after: number(id) }
        : { field: 'purchaseOrder', before: number(id), after: null },
    ),
    ...(added.length + removed.length > NAMED ? [count] : []),
    ...styled.map((id) => ({
      field: 'styleNumbers',
      of: number(id),
      before: before.get(id)?.length ?? 0,
      after: after.get(id)?.length ?? 0,
    })),
  ];
}

/**
 * The orders of `selected` that `old` has not, or has with other style numbers: what the audit log stores of a list,
 * which is not kept in full for years at every save.
 */
export const otherThan = (old: Selected, selected: Selected) =>
  [...selected].flatMap(([id, selectedSN]) =>
    isSame(old.get(id), selectedSN) ? [] : [{ id, selectedSN: [...selectedSN] }],
  );

const isSame = (one: readonly number[] | undefined, other: readonly number[]) =>
  one?.length === other.length && one.every((id) => other.includes(id));

async function numbersOf(trx: Transaction<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('purchase_order')
    .select(['id', 'order_numbers'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, order_numbers }) => [id, order_numbers]));
}

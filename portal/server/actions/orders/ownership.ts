import type { Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { ordersOf, stylesOf } from './repository.ts';

const NAMED_AT_MOST = 10;

/** @throws ApiError 422 naming the orders that are not `owner`'s, whether they exist elsewhere or not */
export async function requireOrders(trx: Transaction<Tables>, owner: number, ids: readonly number[]) {
  refuseMissing(ids, await ordersOf(trx, owner, ids), 'notOwnOrder');
}

/** @throws ApiError 422 naming the style numbers that are not `owner`'s, whether they exist elsewhere or not */
export async function requireStyles(trx: Transaction<Tables>, owner: number, ids: readonly number[]) {
  refuseMissing(ids, await stylesOf(trx, owner, ids), 'notOwnStyle');
}

function refuseMissing(
  asked: readonly number[],
  found: ReadonlySet<number>,
  code: 'notOwnOrder' | 'notOwnStyle',
) {
  const missing = asked.filter((id) => !found.has(id));
  const [number, ...others] = missing;
  if (number === undefined) return;
  if (others.length === 0) throw invalid(reason(code, { number }));
  const numbers = missing.slice(0, NAMED_AT_MOST).join(', ');
  const more = missing.length - NAMED_AT_MOST;
  throw invalid(more > 0 ? reason(`${code}sMore`, { numbers, more }) : reason(`${code}s`, { numbers }));
}

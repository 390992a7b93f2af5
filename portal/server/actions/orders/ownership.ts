import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../action.ts';
import { ordersOf, stylesOf } from './repository.ts';

const NAMED_AT_MOST = 10;

/** @throws ApiError 422 naming the orders that are not `owner`'s, whether they exist elsewhere or not */
export async function requireOrders(trx: Transaction<Tables>, owner: number, ids: readonly number[]) {
  refuseMissing(ids, await ordersOf(trx, owner, ids), ['Purchase order', 'Purchase orders']);
}

/** @throws ApiError 422 naming the style numbers that are not `owner`'s, whether they exist elsewhere or not */
export async function requireStyles(trx: Transaction<Tables>, owner: number, ids: readonly number[]) {
  refuseMissing(ids, await stylesOf(trx, owner, ids), ['Style number', 'Style numbers']);
}

function refuseMissing(
  asked: readonly number[],
  found: ReadonlySet<number>,
  [one, many]: readonly [string, string],
) {
  const missing = asked.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  if (missing.length === 1) throw invalid(`${one} ${missing[0]} does not exist for this company.`);
  const named = missing.slice(0, NAMED_AT_MOST).join(', ');
  const others = missing.length - NAMED_AT_MOST;
  throw invalid(`${many} ${named}${others > 0 ? ` and ${others} more` : ''} do not exist for this company.`);
}

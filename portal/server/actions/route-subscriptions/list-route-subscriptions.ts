import { sql } from 'kysely';
import { ListRouteSubscriptions } from '../../../../shared/contract/route-subscriptions-input.ts';
import { mayActFor } from '../../data-api/models/rights.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { readPage } from './list-page.ts';

/**
 * API-56, D-54: a page of the routes that a company subscribes to, `{list, count}`. 403 for a foreign company and for
 * one that there isn't (D-52).
 */
export const listRouteSubscriptions = defineAction({
  id: '4c6f701b-596a-4921-80c8-1af3be3cf25e',
  input: ListRouteSubscriptions,
  readsOnly: true,
  async allow(trx, caller, { entityId }) {
    const { rows } = await sql`
      select 1 from company where company.id = ${entityId}::integer and ${mayActFor(caller, 'company')}`.execute(
      trx,
    );
    if (rows.length === 0) throw forbidden();
  },
  run: async (trx, _granted, input) => ({ result: await readPage(trx, input) }),
});

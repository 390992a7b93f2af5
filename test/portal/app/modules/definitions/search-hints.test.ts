import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as accounts from '../../../../../portal/app/modules/definitions/accounts.ts';
import * as auditLog from '../../../../../portal/app/modules/definitions/audit-log.ts';
import * as charges from '../../../../../portal/app/modules/definitions/charges.ts';
import * as companies from '../../../../../portal/app/modules/definitions/companies.ts';
import * as deliveries from '../../../../../portal/app/modules/definitions/deliveries.ts';
import * as invoices from '../../../../../portal/app/modules/definitions/invoices.ts';
import * as orders from '../../../../../portal/app/modules/definitions/orders.ts';
import * as places from '../../../../../portal/app/modules/definitions/places.ts';
import * as policies from '../../../../../portal/app/modules/definitions/policies.ts';
import * as rates from '../../../../../portal/app/modules/definitions/rates.ts';
import * as reports from '../../../../../portal/app/modules/definitions/reports.ts';
import * as schedules from '../../../../../portal/app/modules/definitions/schedules.ts';
import * as shipments from '../../../../../portal/app/modules/definitions/shipments.ts';
import { texts } from '../../../../../portal/app/modules/texts/index.ts';

const LISTS = [
  accounts,
  auditLog,
  charges,
  companies,
  deliveries,
  invoices,
  orders,
  places,
  policies,
  rates,
  reports,
  schedules,
  shipments,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter((value) => typeof value === 'object' && value !== null && 'columns' in value && 'search' in value)
  .map((value) => value as typeof orders.bookings);

it('MOD-02 each list that is searched says what the search looks in', () => {
  const text = texts.in('en');
  assert.equal(LISTS.length, 23);
  for (const { id, searchHint } of LISTS) assert.match(searchHint ? text(searchHint) : '', /^Search by /, id);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as accounts from '../../../../portal/lists/definitions/accounts.ts';
import * as auditLog from '../../../../portal/lists/definitions/audit-log.ts';
import * as charges from '../../../../portal/lists/definitions/charges.ts';
import * as companies from '../../../../portal/lists/definitions/companies.ts';
import * as deliveries from '../../../../portal/lists/definitions/deliveries.ts';
import * as flights from '../../../../portal/lists/definitions/flights.ts';
import * as invoices from '../../../../portal/lists/definitions/invoices.ts';
import * as orders from '../../../../portal/lists/definitions/orders.ts';
import * as places from '../../../../portal/lists/definitions/places.ts';
import * as policies from '../../../../portal/lists/definitions/policies.ts';
import * as rates from '../../../../portal/lists/definitions/rates.ts';
import * as reports from '../../../../portal/lists/definitions/reports.ts';
import * as schedules from '../../../../portal/lists/definitions/schedules.ts';
import * as shipments from '../../../../portal/lists/definitions/shipments.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';

const LISTS = [
  accounts,
  auditLog,
  charges,
  companies,
  deliveries,
  flights,
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
  assert.equal(LISTS.length, 24);
  for (const { id, searchHint } of LISTS) assert.match(searchHint ? text(searchHint) : '', /^Search by /, id);
});

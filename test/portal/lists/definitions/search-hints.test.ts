import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as accounts from '../../../../portal/lists/definitions/accounts.ts';
import * as auditLog from '../../../../portal/lists/definitions/audit-log.ts';
import * as baseRates from '../../../../portal/lists/definitions/base-rates.ts';
import * as charges from '../../../../portal/lists/definitions/charges.ts';
import * as companies from '../../../../portal/lists/definitions/companies.ts';
import * as deliveredShipments from '../../../../portal/lists/definitions/delivered-shipments.ts';
import * as deliveries from '../../../../portal/lists/definitions/deliveries.ts';
import * as flights from '../../../../portal/lists/definitions/flights.ts';
import * as imports from '../../../../portal/lists/definitions/imports.ts';
import * as invitations from '../../../../portal/lists/definitions/invitations.ts';
import * as invoices from '../../../../portal/lists/definitions/invoices.ts';
import * as managedCompanies from '../../../../portal/lists/definitions/managed-companies.ts';
import * as orders from '../../../../portal/lists/definitions/orders.ts';
import * as places from '../../../../portal/lists/definitions/places.ts';
import * as policies from '../../../../portal/lists/definitions/policies.ts';
import * as rateSheets from '../../../../portal/lists/definitions/rate-sheets.ts';
import * as rates from '../../../../portal/lists/definitions/rates.ts';
import * as reports from '../../../../portal/lists/definitions/reports.ts';
import * as schedules from '../../../../portal/lists/definitions/schedules.ts';
import * as serviceKeys from '../../../../portal/lists/definitions/service-keys.ts';
import * as shipments from '../../../../portal/lists/definitions/shipments.ts';
import * as signedLinks from '../../../../portal/lists/definitions/signed-links.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';

const LISTS = [
  accounts,
  auditLog,
  baseRates,
  charges,
  companies,
  deliveredShipments,
  deliveries,
  flights,
  imports,
  invitations,
  invoices,
  managedCompanies,
  orders,
  places,
  policies,
  rateSheets,
  rates,
  reports,
  schedules,
  serviceKeys,
  shipments,
  signedLinks,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter((value) => typeof value === 'object' && value !== null && 'columns' in value && 'search' in value)
  .map((value) => value as typeof orders.bookings);

it('MOD-02 each list that is searched says what the search looks in', () => {
  const text = texts.in('en');
  assert.equal(LISTS.length, 32);
  for (const { id, searchHint } of LISTS) assert.match(searchHint ? text(searchHint) : '', /^Search by /, id);
});

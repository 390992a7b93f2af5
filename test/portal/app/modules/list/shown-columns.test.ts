import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnsFor, withoutOwnerFilter } from '../../../../../portal/app/modules/list/shown-columns.ts';
import { manifests, quotes } from '../../../../../portal/lists/definitions/charges.ts';
import { deliveries } from '../../../../../portal/lists/definitions/delivered-shipments.ts';
import { appointments } from '../../../../../portal/lists/definitions/deliveries.ts';
import { invoices } from '../../../../../portal/lists/definitions/invoices.ts';
import { bookings, purchaseOrders } from '../../../../../portal/lists/definitions/orders.ts';
import { addresses } from '../../../../../portal/lists/definitions/places.ts';
import { insurance } from '../../../../../portal/lists/definitions/policies.ts';
import { rateSheets } from '../../../../../portal/lists/definitions/rate-sheets.ts';
import { airReport, oceanReport } from '../../../../../portal/lists/definitions/reports.ts';
import { shipments } from '../../../../../portal/lists/definitions/shipments.ts';
import { texts } from '../../../../../portal/lists/texts/index.ts';

const text = texts.in('en');
const OWN = { id: 101, companyName: 'Northfold' };
const OTHER = { id: 102, companyName: 'Southfold' };
const shipmentsOf = (...owners: readonly (typeof OWN | null)[]) =>
  owners.map((companyRelation, id) => ({ id, companyRelation }));
const hasCompany = (...given: Parameters<typeof columnsFor>) =>
  columnsFor(...given).some(({ id }) => id === 'company');
const IMPORTER = { role: undefined, companyId: 101 } as const;

describe('the column of the company whose records they are', () => {
  it('MOD-02 D-15 is left out for people whose rows are all of their own company', () => {
    const { columns } = shipments;
    assert.equal(hasCompany(columns, shipmentsOf(OWN, OWN, null), IMPORTER), false);
    assert.equal(hasCompany(columns, [], IMPORTER), false, 'also while nothing is loaded');
    assert.equal(hasCompany(columns, shipmentsOf(OWN, OTHER), IMPORTER), true, 'as agent of another one');
  });

  it('MOD-02 D-15 is there for agents, admins and visitors', () => {
    for (const viewer of [
      { role: 'agent', companyId: 101 },
      { role: 'admin', companyId: 101 },
      { role: undefined },
    ] as const)
      assert.equal(hasCompany(shipments.columns, shipmentsOf(OWN), viewer), true);
  });

  it('MOD-10 an agent has no column of the agent where that is their own company in each row', () => {
    const quotesOf = (...agents: readonly (typeof OWN)[]) => agents.map((agent, id) => ({ id, agent }));
    const hasAgent = (rows: ReturnType<typeof quotesOf>, role?: 'agent' | 'admin') =>
      columnsFor(quotes.columns, rows, { role, companyId: 101 }).some(({ id }) => id === 'agent');
    assert.equal(hasAgent(quotesOf(OWN, OWN), 'agent'), false);
    assert.equal(hasAgent(quotesOf(OWN, OTHER), 'agent'), true, 'another agent of the same customer');
    assert.equal(hasAgent(quotesOf(OWN), 'admin'), true);
    assert.equal(hasAgent(quotesOf(OWN)), true, 'customers are told who looks after it');
  });

  it('MOD-11 has no filter where it is left out, unless the address has set it', () => {
    const idsOf = (viewer: Parameters<typeof columnsFor>[2], filters = {}) => {
      const columns = columnsFor(rateSheets.columns, [], viewer);
      return withoutOwnerFilter(rateSheets.filters ?? [], columns, { filters }).map(({ id }) => id);
    };
    assert.deepEqual(idsOf(IMPORTER), ['state', 'day']);
    assert.deepEqual(idsOf(IMPORTER, { company: 'north' }), ['state', 'day', 'company']);
    assert.deepEqual(idsOf({ role: 'agent', companyId: 2 }), ['state', 'day', 'company']);
  });

  it('is known of each list of records that have a company', () => {
    for (const list of [
      shipments,
      deliveries,
      appointments,
      addresses,
      invoices,
      insurance,
      oceanReport,
      airReport,
      bookings,
      purchaseOrders,
      quotes,
      manifests,
    ]) {
      const shown = columnsFor(list.columns, [], IMPORTER);
      const missing = list.columns
        .filter((column) => !shown.includes(column))
        .map(({ label }) => text(label));
      assert.equal(missing.length, 1, list.id);
      assert.match(missing.join(), /^(Company|Customer|Purchaser)$/, list.id);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordPath } from '../../../../portal/app/routes/record-path.ts';

const IMPORTER = { isAdmin: false, isAgent: false };
const AGENT = { isAdmin: false, isAgent: true };
const ADMIN = { isAdmin: true, isAgent: true };
const QUOTE = { type: 'quote', id: 3001, reference: 'QUO 1&2' };

describe('recordPath', () => {
  it('D-96 leads to the page of a booking, shipment or purchase order', () => {
    for (const [type, path] of [
      ['booking', '/booking/7'],
      ['shipment', '/shipments/7'],
      ['purchaseOrder', '/purchase-order/7'],
    ] as const)
      assert.equal(recordPath({ type, id: 7, reference: null }, IMPORTER), path);
  });

  it('D-96, CHG-04 leads agents and admins to the charges, in their own role, and others to the page', () => {
    assert.equal(recordPath(QUOTE, AGENT), '/booking-charges/freight_charges/?record_id=3001&role=agent');
    assert.equal(
      recordPath({ ...QUOTE, feature: 'rail_charges' }, ADMIN),
      '/booking-charges/rail_charges/?record_id=3001&role=admin',
    );
    assert.equal(
      recordPath({ ...QUOTE, type: 'manifest', feature: null }, ADMIN),
      '/booking-charges/manifests_charges/?record_id=3001&role=admin',
    );
    assert.equal(recordPath(QUOTE, IMPORTER), '/quotes/3001');
  });

  it('D-96 leads admins to any account, others to their own profile', () => {
    const account = { type: 'webUser', id: 3, reference: 'ida+1@shop.example' };
    assert.equal(recordPath(account, ADMIN), '/admin/accounts?search=ida%2B1%40shop.example');
    assert.equal(recordPath(account, IMPORTER), '/user-profile/personal-information');
    assert.equal(recordPath({ ...account, id: 0, reference: null }, ADMIN), undefined);
  });

  it('leads nowhere where there is no screen', () => {
    assert.equal(recordPath({ type: 'submission', id: 1, reference: null }, ADMIN), undefined);
    assert.equal(recordPath({ type: 'company', id: 1, reference: 'X', detail: 'Carrier' }, ADMIN), undefined);
  });
});

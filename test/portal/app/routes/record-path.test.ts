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

  it('D-96, CHG-04 leads agents and admins to charges, in their own role, and others to the page', () => {
    const charges = { ...QUOTE, feature: 'rail_charges' };
    assert.equal(recordPath(charges, AGENT), '/booking-charges/rail_charges/?record_id=3001&role=agent');
    assert.equal(recordPath(charges, ADMIN), '/booking-charges/rail_charges/?record_id=3001&role=admin');
    assert.equal(recordPath(charges, IMPORTER), '/quotes/3001');
  });

  it('D-96 leads everybody to the page of a quote or manifest of which no charges are meant', () => {
    for (const viewer of [IMPORTER, AGENT, ADMIN]) {
      assert.equal(recordPath(QUOTE, viewer), '/quotes/3001');
      assert.equal(recordPath({ type: 'manifest', id: 4001, reference: null }, viewer), '/manifest/4001');
    }
  });

  it('D-96 leads admins to any account, others to their own profile', () => {
    const account = { type: 'webUser', id: 3, reference: 'ida+1@shop.example' };
    assert.equal(recordPath(account, ADMIN), '/admin/accounts?search=ida%2B1%40shop.example');
    assert.equal(recordPath(account, IMPORTER), '/user-profile/personal-information');
    assert.equal(recordPath({ ...account, id: 0, reference: null }, ADMIN), undefined);
  });

  it('D-96, D-101 leads admins to where a company is managed, others to their own', () => {
    const company = { type: 'company', id: 101, reference: 'Northfold', detail: 'Importer' };
    assert.equal(recordPath(company, ADMIN), '/admin/companies?company=101');
    assert.equal(recordPath(company, IMPORTER), undefined);
    assert.equal(recordPath({ ...company, type: 'entity' }, ADMIN), '/admin/companies?company=101');
    assert.equal(recordPath({ ...company, type: 'entity' }, IMPORTER), '/user-profile/account-information');
  });

  it('leads to the shipment of a container or transport document, and to a person by the email', () => {
    const found = { id: 2001, reference: 'MSKU1234565', detail: 'SHP-2001' };
    assert.equal(recordPath({ ...found, type: 'container' }, IMPORTER), '/shipments/2001');
    assert.equal(recordPath({ ...found, type: 'transportDocument' }, IMPORTER), '/shipments/2001');
    assert.equal(
      recordPath({ type: 'webUser', id: 3, reference: 'Ida Moreno', detail: 'ida@shop.example' }, ADMIN),
      '/admin/accounts?search=ida%40shop.example',
    );
  });

  it('MOD-04 leads to the booking that a carrier gave a number', () => {
    const found = { type: 'carrierReference', id: 1001, reference: 'SLN0012345', detail: 'BKG-1001' };
    assert.equal(recordPath(found, IMPORTER), '/booking/1001');
  });

  it('MOD-13, D-96 leads to a place of one’s own or a partner where it is listed, and nowhere once it is gone', () => {
    const place = { type: 'location', id: 7, reference: 'Old mill' };
    assert.equal(
      recordPath({ ...place, locationKind: 'Own' }, IMPORTER),
      '/locations?view=addresses&record=7',
    );
    assert.equal(
      recordPath({ ...place, locationKind: 'Partner' }, IMPORTER),
      '/locations?view=partners&record=7',
    );
    assert.equal(recordPath({ ...place, locationKind: null }, IMPORTER), undefined);
  });

  it('leads nowhere where there is no screen', () => {
    assert.equal(recordPath({ type: 'company', id: 1, reference: 'X', detail: 'Carrier' }, ADMIN), undefined);
  });
});

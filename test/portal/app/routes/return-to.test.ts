import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  needsPageLoad,
  safeReturnTo,
  signInPath,
  withoutToken,
} from '../../../../portal/app/routes/return-to.ts';

const ORIGIN = 'https://portal.example';

test('D-92 a path of this origin is where one returns to, with its query and hash', () => {
  const path = '/booking/purchase-order-and-style-manager/?record_id=1001#top';
  assert.equal(safeReturnTo(path, ORIGIN), path);
});

for (const bad of [
  null,
  '',
  'booking/',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' /x',
]) {
  test(`D-92 ${JSON.stringify(bad)} leads to the start page, never off this origin`, () => {
    const path = safeReturnTo(bad, ORIGIN);
    assert.equal(new URL(path, ORIGIN).origin, ORIGIN);
    assert.equal(path, '/');
  });
}

test('D-92 one never returns to the pages of signing in and out', () => {
  for (const path of ['/auth/login', '/AUTH/login?x=1', '/login', '/logout', '/auth'])
    assert.equal(safeReturnTo(path, ORIGIN), '/');
  assert.equal(safeReturnTo('/authors', ORIGIN), '/authors');
});

test('D-01 the way to the sign-in page and back keeps the address', () => {
  const path = '/booking/purchase-order-and-style-manager/?record_id=1001&note=a%26b';
  const query = new URL(signInPath(path), ORIGIN).searchParams;
  assert.equal(safeReturnTo(query.get('returnTo'), ORIGIN), path);
  for (const start of ['/', '/dashboard']) assert.equal(signInPath(start), '/auth/login');
});

test('D-01 the way back leaves a refused token behind', () => {
  assert.equal(withoutToken('/booking/x/?record_id=1&token=abc', ORIGIN), '/booking/x/?record_id=1');
  assert.equal(withoutToken('/booking/x/?token=abc', ORIGIN), '/booking/x/');
});

test('D-58 pages of the portal need no page load, with and without a final slash; others do', () => {
  assert.equal(needsPageLoad('/booking/purchase-order-and-style-manager?record_id=1', ORIGIN), false);
  assert.equal(needsPageLoad('/shipments/purchase-order-and-style-manager/', ORIGIN), false);
  assert.equal(needsPageLoad('/booking-charges/freight_charges?record_id=3001', ORIGIN), false);
  assert.equal(needsPageLoad('/booking-charges/origin_charges/', ORIGIN), false);
  assert.equal(needsPageLoad('/', ORIGIN), false);
  assert.equal(needsPageLoad('/booking-charges/', ORIGIN), false);
  assert.equal(needsPageLoad('/widgets/all.js', ORIGIN), true);
  assert.equal(needsPageLoad('/demo/', ORIGIN), true);
});

import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchRoute, useRouter } from 'wouter';
import { pageAt } from '../../../../portal/app/routes/page-at.ts';
import { type PageRoute, ROUTES } from '../../../../portal/app/routes/routes.tsx';

/** The router's parser of patterns. */
let parser: ReturnType<typeof useRouter>['parser'];

function Probe() {
  ({ parser } = useRouter());
  return null;
}

const probe = createRoot(document.createElement('div'));
flushSync(() => probe.render(<Probe />));
probe.unmount();

/** The page of an address, as the portal finds it: the first match. */
function at(path: string): PageRoute | { to: string } | undefined {
  for (const route of ROUTES) {
    const [matches, params] = matchRoute(parser, route.path, path);
    if (matches) return 'to' in route ? { to: route.to(params as Record<string, string>) } : route;
  }
  return undefined;
}

const seen = (path: string) => {
  const found = at(path);
  return found && ('to' in found ? found.to : `${found.access}, ${found.layout}`);
};

const SIGNED_IN: readonly (readonly [row: string, path: string])[] = [
  ['NAV-09', '/dashboard'],
  ['NAV-10', '/shipments'],
  ['NAV-11', '/delivery'],
  ['NAV-12', '/booking'],
  ['NAV-13', '/purchase-order'],
  ['NAV-14', '/supplier'],
  ['NAV-15', '/manifest'],
  ['NAV-16', '/quotes'],
  ['NAV-17', '/rate-sheet'],
  ['NAV-19', '/user-profile/personal-information'],
  ['NAV-20', '/user-profile/account-information'],
  ['NAV-25 D-57', '/route-subscription/products/productsview/7'],
  ['NAV-26', '/user-profile/route-subscription/products'],
  ['NAV-27', '/user-profile/route-subscription/productsview/7'],
  ['NAV-28', '/rate-search'],
  ['NAV-29', '/locations'],
  ['NAV-30', '/agent'],
  ['NAV-31', '/insurance'],
  ['NAV-32', '/schedule'],
  ['NAV-34 MOD-16', '/booking-charges'],
  ['NAV-36', '/report/ocean'],
  ['NAV-37', '/report/air'],
];
const TOOLS: readonly (readonly [row: string, path: string])[] = [
  ['NAV-33 NAV-44', '/air-rate'],
  ['NAV-24 NAV-45', '/route-subscription/products'],
  ['NAV-34 NAV-47', '/booking-charges/freight_charges'],
  ['NAV-39 NAV-42', '/booking/purchase-order-and-style-manager'],
  ['NAV-40 NAV-43', '/shipments/purchase-order-and-style-manager'],
];
const BLANK: readonly (readonly [row: string, path: string, access: string])[] = [
  ['NAV-03', '/auth/login', 'auth'],
  ['NAV-04', '/auth/forgot-password', 'anyone'],
  ['NAV-05 D-92', '/auth/set-password-new-user', 'anyone'],
  ['NAV-06', '/logout', 'anyone'],
  ['NAV-38 NAV-46', '/iframe', 'anyone'],
  ['NAV-46', '/iframe/vessels/today', 'anyone'],
  ['NAV-46', '/iframe-vessels', 'anyone'],
  ...[1, 2, 3, 4, 5, 6].map((n) => ['ERRP-01 D-93', `/error/error-v${n}`, 'anyone'] as const),
];
const REDIRECTS: readonly (readonly [row: string, path: string, to: string])[] = [
  ['NAV-01', '/auth', '/auth/login'],
  ['NAV-02', '/auth/nothing/here', '/auth/login'],
  ['NAV-07 D-50', '/login', '/auth/login'],
  ['NAV-08', '/', '/dashboard'],
  ['NAV-18 MOD-19', '/user-profile', '/user-profile/personal-information'],
  ['NAV-21', '/user-profile/route-subscription', '/user-profile/route-subscription/products'],
  ['NAV-22 NAV-23', '/route-subscription', '/route-subscription/products'],
  ['NAV-25 D-56', '/route-subscription/productsview/7', '/route-subscription/products/productsview/7'],
  [
    'NAV-27 D-56',
    '/user-profile/route-subscription/products/productsview/7',
    '/user-profile/route-subscription/productsview/7',
  ],
  ['NAV-35 MOD-17', '/report', '/report/ocean'],
  ['ERRP-04', '/error', '/error/error-v1'],
  ['NAV-12', '/bookings', '/booking'],
  ['NAV-12', '/bookings/1001', '/booking/1001'],
  ['NAV-13', '/purchase-orders', '/purchase-order'],
  ['NAV-10', '/shipment/2001', '/shipments/2001'],
];

/** The same address as people write it (D-58). */
const spellings = (path: string) => [path, `${path}/`.replace('//', '/'), path.toUpperCase()];

describe('the addresses of the portal', () => {
  for (const [row, path] of SIGNED_IN)
    it(`${row} NAV-48 ROLE-03 D-58 ${path} is for signed-in people, inside the shell`, () => {
      for (const spelling of spellings(path)) expect(seen(spelling), spelling).to.equal('signed-in, shell');
    });

  for (const [row, path] of TOOLS)
    it(`${row} D-58 D-94 ${path} is open to visitors, who see the tool alone`, () => {
      for (const spelling of spellings(path)) expect(seen(spelling), spelling).to.equal('anyone, tool');
    });

  for (const [row, path, access] of BLANK)
    it(`${row} SHELL-24 D-94 ${path} stands alone, for ${access}`, () => {
      for (const spelling of spellings(path)) expect(seen(spelling), spelling).to.equal(`${access}, blank`);
    });

  for (const [row, path, to] of REDIRECTS)
    it(`${row} D-58 ${path} leads to ${to}`, () => {
      for (const spelling of spellings(path)) expect(seen(spelling), spelling).to.equal(to);
    });

  it('NAV-23 NAV-41 only whole addresses count: what is below or beside them is no page', () => {
    for (const path of [
      '/no/such/page',
      '/route-subscription/other',
      '/dashboard/more',
      '/shipments/1001/more',
      '/supplier/1001',
      '/air-rate/5003',
      '/route-subscription/products/productsview',
      '/booking-charges/freight_charges/3001',
      '/error/error-v1/more',
      '/authors',
    ])
      expect(seen(path), path).to.equal(undefined);
  });

  it('CHG-03 D-112 a page gets the decoded parameters of its path, and a redirect passes them on unchanged', () => {
    const feature = (written: string) => pageAt(parser, `/booking-charges/${written}`)?.params.feature;
    expect(feature('a%20b')).to.equal('a b');
    expect(feature('50%25%2F%C3%BC')).to.equal('50%/ü');
    expect(feature('no%E4word'), 'no letters of any text').to.equal('no%E4word');
    expect(seen('/route-subscription/productsview/a%2Fb')).to.equal(
      '/route-subscription/products/productsview/a%2Fb',
    );
  });

  it('SHELL-25 the rate search has the whole width, and of the lists no other one', () => {
    const wide = [...SIGNED_IN, ...TOOLS].filter(([, path]) => {
      const found = at(path);
      return found && 'wide' in found && found.wide;
    });
    expect(wide.map(([, path]) => path)).to.deep.equal([
      '/rate-search',
      '/air-rate',
      '/booking-charges/freight_charges',
    ]);
  });
});

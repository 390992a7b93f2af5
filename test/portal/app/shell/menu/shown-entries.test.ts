import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MENU, type Viewer } from '../../../../../portal/app/menu.ts';
import { currentEntry, entriesFor } from '../../../../../portal/app/shell/menu/shown-entries.ts';

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  isSignedIn: true,
  isAdmin: false,
  isAgent: false,
  isManager: false,
  config: undefined,
  ...more,
});
const ids = (of: Viewer) => entriesFor(of, MENU).map(({ id }) => id);

describe('entries of the menu', () => {
  it('NAV-49, D-68 come in the order of the specification, sign-in only for who is signed out', () => {
    const second = MENU.map(({ path }) => path).slice(0, 16);
    assert.deepEqual(second, [
      '/dashboard',
      '/shipments',
      '/delivery',
      '/booking',
      '/purchase-order',
      '/supplier',
      '/agent',
      '/insurance',
      '/manifest',
      '/quotes',
      '/rate-search',
      '/locations',
      '/user-profile',
      '/report',
      '/logout',
      '/auth/login',
    ]);
    assert.equal(ids(viewer()).includes('login'), false);
    assert.deepEqual(ids(viewer({ isSignedIn: false })), ['login']);
  });

  it('NAV-49 have three pages below the profile and two below the reports', () => {
    const below = (id: string) => MENU.find((entry) => entry.id === id)?.children?.length;
    assert.deepEqual([below('user-profile'), below('report')], [3, 2]);
  });

  it('ROLE-02 show what belongs to admins to admins alone', () => {
    for (const id of ['invites', 'accounts', 'companies']) {
      assert.equal(ids(viewer()).includes(id), false);
      assert.equal(ids(viewer({ isAdmin: true })).includes(id), true);
    }
  });

  it('MOD-07 leave out the list of agents for an agent, who would only find itself in it', () => {
    assert.equal(ids(viewer({ isAgent: true })).includes('agent'), false);
    for (const who of [viewer(), viewer({ isAdmin: true }), viewer({ isAdmin: true, isAgent: true })])
      assert.equal(ids(who).includes('agent'), true);
  });

  it('D-68 IFRAME-01 have the viewer, with the address to show, where one is configured', () => {
    const withViewer = (viewerUrl: string | null) => {
      const config = { providerName: '', helpUrl: '', viewerUrl } as unknown as Viewer['config'];
      return entriesFor(viewer({ config }), MENU).find(({ id }) => id === 'viewer')?.href;
    };
    const address = 'https://tracking.example/?boxes=1&sea=2#now';
    const opened = new URL(withViewer(address) ?? '', 'https://portal.example');
    assert.equal(opened.pathname, '/iframe/');
    assert.equal(opened.searchParams.get('url'), address);
    for (const none of [null, '']) assert.equal(withViewer(none), undefined);
  });

  for (const [path, id] of [
    ['/shipments', 'shipments'],
    ['/Shipments/', 'shipments'],
    ['/booking/purchase-order-and-style-manager/', 'booking'],
    ['/booking-charges/freight_charges', 'booking-charges'],
    ['/user-profile/route-subscription', 'profile-route-subscription'],
    ['/user-profile', 'user-profile'],
    ['/route-subscription/products', 'route-subscription'],
    ['/somewhere', undefined],
  ] as const) {
    it(`mark ${id ?? 'none'} at ${path}`, () => {
      assert.equal(currentEntry(entriesFor(viewer(), MENU), path), id);
    });
  }
});

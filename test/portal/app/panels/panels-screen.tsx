import { expect, nextFrame } from '@open-wc/testing';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Panels } from '../../../../portal/app/panels/panels.tsx';
import { forgetPerson } from '../../../../portal/app/session/presence.ts';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import type { AuditEntry } from '../../../../shared/contract/audit.ts';
import { root as themeRoot } from '../../../../shared/theme/root.css.ts';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork, jwt } from '../../../helpers/network.ts';

const IDA = {
  id: 7,
  email: 'ida@importer.example',
  firstname: 'Ida',
  lastname: 'Moreno',
  roles: [{ id: 3, name: 'User' }],
  entity: { id: 101, companyName: 'Northfold' },
  entity_id: 101,
} as unknown as Profile;

/** Entry `id` of the audit log: newer ones have higher ids. */
export const entry = (id: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: new Date(Date.UTC(2026, 3, 1, 12) + id * 60_000).toISOString(),
  actor: 'Ada Lindqvist',
  own: false,
  action: 'linkPurchaseOrders',
  recordType: 'booking',
  recordId: 1000 + id,
  reference: `BKG-${id}`,
  feature: null,
  company: 'Northfold',
  changes: [{ field: 'purchaseOrder', before: null, after: `PO-${id}` }],
  ...more,
});

const HOME = location.pathname + location.search;
const { fetch } = window;

/** The panels of a signed-in person over a page, on a fake network, for each test of the suite that calls this. */
export function eachPanelsPage() {
  let app: HTMLElement;
  let root: Root;
  let network: FakeNetwork;
  let store = createStore();

  beforeEach(() => {
    network = fakeNetwork();
    network.on('action loadListSettings', { lists: {} });
    // Nobody is told who changed a record last.
    network.on('query allAuditEntry', Response.json({ data: { found: { results: [] } } }));
    window.fetch = network.fetch;
    store = createStore();
    app = document.createElement('div');
    app.className = themeRoot;
    app.style.backgroundColor = vars.color.canvas;
    document.body.append(app);
    root = createRoot(app);
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user: IDA });
  });
  afterEach(() => {
    root.unmount();
    app.remove();
    forgetPerson();
    clearSession();
    for (const key of ['LayoutConfig', 'fp-recent-7', 'fp-locale']) localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    window.fetch = fetch;
    history.replaceState(null, '', HOME);
    network.verify();
  });

  const all = <T extends HTMLElement>(selector: string) => [...app.querySelectorAll<T>(selector)];
  return {
    get app() {
      return app;
    },
    get network() {
      return network;
    },
    get store() {
      return store;
    },
    async open(page: ReactNode = <h1>Shipments</h1>): Promise<void> {
      root.render(
        <Provider store={store}>
          <main>{page}</main>
          <Panels />
        </Provider>,
      );
      await waitUntil(() => app.querySelector('main'), 'the page');
    },
    all,
    find: <T extends HTMLElement>(selector: string, name: string) =>
      all<T>(selector).find((node) => nameOf(node) === name),
    /** Waits for the control of that name. */
    async named<T extends HTMLElement>(selector: string, name: string): Promise<T> {
      await waitUntil(() => this.find(selector, name), `${selector} "${name}"`);
      return this.find<T>(selector, name) as T;
    },
    /** Waits until the open dialog shows the text. */
    shows: (words: string) =>
      waitUntil(() => app.querySelector('dialog')?.textContent?.includes(words), words),
    async accessible(): Promise<void> {
      for (const theme of ['light', 'dark']) {
        app.dataset.theme = theme;
        await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
        await nextFrame();
        await expect(app).to.be.accessible();
      }
    },
  };
}

/** The accessible name of the simple controls here. */
export function nameOf(node: Element): string {
  const labelled = node.getAttribute('aria-label');
  if (labelled) return labelled;
  const { labels } = node as HTMLInputElement;
  return (labels?.[0] ?? node).textContent?.trim() ?? '';
}

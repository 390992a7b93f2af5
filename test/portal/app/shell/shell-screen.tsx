import { nextFrame } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { forgetPerson } from '../../../../portal/app/session/presence.ts';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { Shell } from '../../../../portal/app/shell/lazy-shell.ts';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import { root as themeRoot } from '../../../../shared/theme/root.css.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork, jwt } from '../../../helpers/network.ts';

export const IDA = {
  id: 7,
  email: 'ida@importer.example',
  firstname: 'Ida',
  lastname: 'Moreno',
  occupation: 'Import clerk',
  pic: null,
  roles: [{ id: 3, name: 'User' }],
  entity: { id: 101, companyName: 'Northfold Apparel' },
} as unknown as Profile;

const HOME = location.pathname + location.search;
const { fetch } = window;
const COOKIE = 'kt_aside_toggle_state';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 700 };

/**
 * The shell alone, for each test of the suite that calls this. A file has one configuration, because a page loads it
 * once.
 */
export function eachShell(helpUrl = 'https://help.example/') {
  let app: HTMLElement;
  let root: Root;
  let network: FakeNetwork;
  const store = { current: createStore() };

  beforeEach(async () => {
    network = fakeNetwork();
    network.on('GET /config.json', {
      appId: 'app-1',
      actions: { listNotifications: 'notifications' },
      providerName: 'Blue Anchor Forwarding',
      helpUrl,
    });
    network.on('action notifications', { results: [], hasMore: false, unread: 0 });
    window.fetch = network.fetch;
    // biome-ignore lint/suspicious/noDocumentCookie: as the portal writes it
    document.cookie = `${COOKIE}=; path=/; max-age=0`;
    store.current = createStore();
    app = document.createElement('div');
    app.className = themeRoot;
    document.body.style.margin = '0';
    document.body.append(app);
    root = createRoot(app);
    await setViewport(DESKTOP);
  });
  afterEach(async () => {
    root.unmount();
    app.remove();
    clearSession();
    forgetPerson();
    window.fetch = fetch;
    history.replaceState(null, '', HOME);
    scrollTo(0, 0);
    await resetMouse();
    document.documentElement.removeAttribute('lang');
  });

  return {
    get app() {
      return app;
    },
    get store() {
      return store.current;
    },
    get network() {
      return network;
    },
    /** Draws the shell around a page, for a signed-in person unless `profile` is null. */
    async open(
      page: ReactNode = <h1>Shipments</h1>,
      {
        profile = IDA,
        at = '/shipments',
        wide = false,
      }: { profile?: Profile | null | 'loading'; at?: string; wide?: boolean } = {},
    ) {
      history.replaceState(null, '', at);
      if (profile !== null) {
        writeSession({
          authToken: jwt(4_000_000_000),
          expiresAt: 4_000_000_000,
          user: profile === 'loading' ? undefined : profile,
        });
      }
      this.draw(page, wide);
      await waitUntil(() => app.querySelector('main'), 'the shell');
    },
    /** Draws it again, with another page inside. */
    draw(page: ReactNode, wide = false) {
      root.render(
        <Provider store={store.current}>
          <Shell wide={wide}>{page}</Shell>
        </Provider>,
      );
    },
    /** The control or part of that role and name that is in the page and may be reached. */
    named<T extends HTMLElement = HTMLElement>(selector: string, name: string): T {
      const node = this.find<T>(selector, name);
      if (!node) throw new Error(`There is no ${selector} named "${name}".`);
      return node;
    },
    /** Tests compare booleans and not nodes: a failure report of a node made by React never ends. */
    has(selector: string, name: string): boolean {
      return this.find(selector, name) !== undefined;
    },
    find<T extends HTMLElement = HTMLElement>(selector: string, name: string): T | undefined {
      return [...app.querySelectorAll<T>(selector)].find(
        (node) => nameOf(node).startsWith(name) && node.checkVisibility({ visibilityProperty: true }),
      );
    },
  };
}

const nameOf = (node: Element): string => node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';

/** Draws the shell in a theme, and waits until nothing changes its colour any more. */
export async function inTheme(app: HTMLElement, theme: string): Promise<void> {
  app.dataset.theme = theme;
  await still();
}

/** Waits until all animations have ended. */
export async function still(): Promise<void> {
  await drawn();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

export async function goTo(path: string): Promise<void> {
  navigate(path);
  await drawn();
}

/** Waits until React has drawn. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

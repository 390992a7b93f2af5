import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { ACTION_IDS } from '../../../portal/server/actions/registry.ts';
import { SESSION_KEY } from '../../../shared/client/session.ts';
import { font } from '../../../shared/theme/values.ts';
import { findBrowser } from '../browser.ts';
import { atEndOfRun } from '../end-of-run.ts';
import { shiftDate, shiftMs } from '../test-day.mjs';
import { PASSWORD } from './data.ts';
import { failureReport } from './failure-report.ts';
import { type Portal, sharedPortal, suitePortal } from './portal.ts';

/** The font of a tool on a page that gives it none; the portal gives its own by a token. As a browser writes it. */
export const THEME_FONT = font.family.replaceAll("'", '"');

/** Longest wait for something that has to show; generous, because a run may share its machine. */
const PATIENCE = 20_000;

/**
 * Runs `work` on a page that shares a session with no other, and fails for whatever the page throws. `at` is the
 * origin that its addresses begin with.
 */
export type Visit = <T>(work: (page: Page) => Promise<T>, at?: string) => Promise<T>;

let shared: Browser | undefined;

/** The browser of this process; a new one if the last one has ended. */
async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) {
    const { executablePath, args } = await findBrowser();
    shared = await chromium.launch({ executablePath, args });
  }
  return shared;
}
atEndOfRun(async () => shared?.close());

/** A browser for the tests of the suite that this is called in. */
export function suiteVisits(origin: () => string): Visit {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });

  return async (work, at = origin()) => {
    // Every frame of a motion is drawn by the processor; a test whose subject it is emulates it.
    const context = await browser.newContext({ baseURL: at, reducedMotion: 'reduce' });
    try {
      context.setDefaultTimeout(PATIENCE);
      if (shiftMs !== 0) await context.addInitScript(shiftDate, shiftMs);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const report = failureReport(page);
      const result = await work(page).catch(async (error: unknown) => {
        throw await report(error);
      });
      assert.deepEqual(errors, []);
      return result;
    } finally {
      await context.close();
    }
  };
}

/** A server and a browser that visits it, for the tests of the suite that this is called in. */
export function portalSuite(settings?: () => Record<string, string>): { portal: Portal; visit: Visit } {
  const portal = suitePortal(settings);
  return { portal, visit: suiteVisits(() => portal.url) };
}

/** A suite on a server that it shares. */
interface SharedSuite {
  portal: Pick<Portal, 'url'>;
  visit: Visit;
}

/** As {@link portalSuite}, for a suite that only reads: its server is {@link sharedPortal}. */
export const readingSuite = (): SharedSuite => sharedSuite(sharedPortal('readers'));

/** As {@link portalSuite}, for a suite that gets along with what others write: its server is {@link sharedPortal}. */
export const writingSuite = (): SharedSuite => sharedSuite(sharedPortal('writers'));

const sharedSuite = (portal: Pick<Portal, 'url'>): SharedSuite => ({
  portal,
  visit: suiteVisits(() => portal.url),
});

interface ForeignPage {
  readonly origin: string;
  /** What the page is from now on. */
  html: string;
}

/** A page of another origin, as a back office serves it, for the tests of the suite that this is called in. */
export function suiteForeignPage(): ForeignPage {
  const page = { origin: '', html: '' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page.html);
  });
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    page.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return page;
}

/** A call that the shell makes on every page for itself: who is signed in, and what is new. */
export const isShellCall = (request: Request): boolean => {
  const body = request.postData() ?? '';
  return body.includes('meWebUser') || body.includes(ACTION_IDS.listNotifications ?? '');
};

/** Signs in as a person does, on the sign-in page that is open. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in and lands on the record's page. */
export async function signInAt(page: Page, email: string, target: string): Promise<void> {
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(target)}`);
  await fillSignIn(page, email);
  await page.waitForURL(target);
}

/** Opens the page of somebody who signed in before, for tests whose subject is not the sign-in page. */
export async function openSignedIn(page: Page, email: string, target: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
  const { jwtToken: authToken, accessExpiresAt: expiresAt } = await answer.json();
  const session = JSON.stringify({ authToken, expiresAt });
  // Before the scripts of this document, and of no later one, so that who signs out is signed out.
  const script = await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [SESSION_KEY, session],
  );
  await page.goto(target);
  await script.dispose();
}

/** Signs in on the QA page. */
export async function signInOnDemo(page: Page, email: string): Promise<void> {
  await page.goto('/demo/?record-type=booking&record-id=1001');
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: email, pressed: true }).waitFor();
}

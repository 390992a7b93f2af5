import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** Longest wait for something that has to show; generous, because a run may share its machine. */
const PATIENCE = 20_000;

const PASSWORD = 'Demo-pass-1';
export const ADMIN = 'admin@demo.example';
export const IMPORTER_A = 'importer@demo.example';
export const IMPORTER_B = 'importer2@demo.example';

/** Where the order manager of a record is. */
export const pagePath = (type: 'booking' | 'shipment', id: number | string): string =>
  `/${type === 'booking' ? 'booking' : 'shipments'}/purchase-order-and-style-manager/?record_id=${id}`;

/** A number that no other test and no seed uses. */
export const fresh = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** The product's own server as `npm start` runs it, in a process that a test may kill. */
export interface Portal {
  readonly url: string;
  /** The process dies at once, as with a power cut. */
  kill(): Promise<void>;
  /** Starts again on the same address and the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'freight-portal-e2e-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', ...env };
  let running = await listen(settings);
  const { url } = running;

  const end = async (signal: NodeJS.Signals) => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const exited = once(running.child, 'exit');
    running.child.kill(signal);
    await exited;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      running = await listen({ ...settings, PORT: new URL(url).port });
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function listen(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['portal/server/main.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const url = /^Ready: (\S+)/.exec(line)?.[1];
      if (url) resolve({ url: url.replace(/\/$/, ''), child });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said.join('\n')}`)));
  });
}

/** A page of another origin, as a back office serves it: `html` is made when it is asked for. */
export async function startForeignPage(
  html: () => string,
): Promise<{ origin: string; stop(): Promise<unknown> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

/**
 * A page with a context of its own, which no other page shares a session with. Whatever the page throws fails
 * the test through `errors`.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ baseURL });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, context, errors };
}

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

/** The bearer of an account, without a page. */
export async function bearerOf(url: string, email: string): Promise<string> {
  const { jwtToken } = await post(`${url}/api/login`, { email, password: PASSWORD });
  return jwtToken;
}

interface LinkRequest {
  recordType: string;
  recordId: number;
  role?: string;
  expiresIn?: number;
}

/** A signed link to a record, as an admin makes it. */
export async function linkTokenOf(
  url: string,
  request: LinkRequest,
): Promise<{ token: string; url: string }> {
  const headers = { authorization: `Bearer ${await bearerOf(url, ADMIN)}` };
  return post(`${url}/api/link-tokens`, { role: 'user', expiresIn: 600, ...request }, headers);
}

/** Asks the data API as an admin: what the server knows, whatever a page shows. */
export async function ask(url: string, query: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await bearerOf(url, ADMIN)}` };
  const { appId } = await (await fetch(`${url}/config.json`)).json();
  const { data, errors } = await post(`${url}/api/runtime/${appId}`, { query }, headers);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** How often the order number is linked to the booking, and how many orders of that number there are at all. */
export async function countOrders(url: string, bookingId: number, orderNumber: string) {
  const text = JSON.stringify(orderNumber);
  const data = (await ask(
    url,
    `{ all: allPurchaseOrder(where: { orderNumbers: { eq: ${text} } }) { totalCount }
       booking: allBooking(where: { id: { eq: ${bookingId} } }) { results { pos { orderNumbers styleNumbers { styleNumber } } } } }`,
  )) as {
    all: { totalCount: number };
    booking: { results: { pos: { orderNumbers: string; styleNumbers: { styleNumber: string }[] }[] }[] };
  };
  const linked = data.booking.results[0]?.pos.filter((order) => order.orderNumbers === orderNumber) ?? [];
  return { orders: data.all.totalCount, linked: linked.length, styles: linked[0]?.styleNumbers.length ?? 0 };
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The order manager as its user sees it, wherever it stands: locators and the steps that people take. */
export function orderManager(scope: Page | Locator) {
  const search = scope.getByRole('combobox', { name: 'Purchase orders', exact: true });
  const stylesOf = (order: string) =>
    scope.getByRole('combobox', { name: `Style numbers for ${order}`, exact: true });
  const chip = (label: string) => scope.getByRole('button', { name: `Remove ${label}`, exact: true });
  // A known order's option also says how many style numbers it has.
  const option = (name: string) =>
    scope.getByRole('option', { name: new RegExp(`^${literally(name)}( \\d+ style|$)`) });
  const saveButton = scope.getByRole('button', { name: 'Save Changes' });
  const saved = scope.getByRole('status').filter({ hasText: 'Changes Saved. You may now close this page.' });

  return {
    search,
    stylesOf,
    chip,
    option,
    saveButton,
    saved,
    row: (order: string) => scope.getByText(`Purchase Order "${order}" :`),
    warning: scope.getByRole('alert'),
    /** Loaded and ready to be worked with. */
    async ready() {
      await search.waitFor();
      await search.and(scope.locator(':enabled')).waitFor();
    },
    /** Types a number that is not known and takes the row that creates it. */
    async createOrder(order: string) {
      await search.fill(order);
      await option(`Add new PO "${order}"`).click();
      await chip(order).waitFor();
    },
    async createStyle(order: string, style: string) {
      await stylesOf(order).fill(style);
      await option(`Add new SN "${style}"`).click();
      await chip(style).waitFor();
    },
    async save() {
      await saveButton.click();
      await saved.waitFor();
    },
  };
}

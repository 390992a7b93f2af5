import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { readingSuite, signInAt } from '../helpers/e2e/pages.ts';
import { watchPage } from '../helpers/e2e/watch-page.ts';

const ORDERS = '/booking/purchase-order-and-style-manager/?record_id=1001';
const TOOLS = /\/(po-style-manager|booking-charges)-[^/]+\.js$/;

/** What the page asks for from now on, by path. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isScript = (path: string) => path.endsWith('.js');

suite('what the pages of the portal load, and when', () => {
  const { visit } = readingSuite();

  test('nothing of a tool comes before somebody reaches for it, and nothing of its code is left to load when it is opened', () =>
    visit(async (page) => {
      const asked = requestsOf(page);
      const watch = watchPage(page);
      await signInAt(page, IMPORTER_A, '/booking?record=1001');
      const link = page.getByRole('dialog').getByRole('link', { name: 'Manage purchase orders' });
      await link.waitFor();
      await watch.settled();
      assert.deepEqual(
        asked.filter((path) => TOOLS.test(path)),
        [],
      );

      await link.hover();
      await page.waitForFunction(() => customElements.get('po-style-manager') !== undefined);
      await watch.settled();
      const before = asked.length;
      await link.click();
      await page.waitForURL(ORDERS);
      await page.getByLabel('Purchase orders', { exact: true }).waitFor();
      assert.deepEqual(asked.slice(before).filter(isScript), []);
      assert.equal(
        asked.filter((path) => path === '/config.json').length,
        1,
        'shell, pages and tool ask for the configuration once',
      );
    }));

  test('by keyboard, too: the focus on a link brings the code of its page', () =>
    visit(async (page) => {
      await signInAt(page, AGENT, '/manifest?record=4001');
      const link = page.getByRole('dialog').getByRole('link', { name: 'Manifest charges' });
      await link.focus();
      await page.waitForFunction(() => customElements.get('booking-charges') !== undefined);
    }));
});

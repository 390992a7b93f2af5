import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager } from '../helpers/e2e/order-manager.ts';
import { portalSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';

interface Timing {
  phase: string;
  milliseconds: number;
  requests: number;
  sent: number;
  received: number;
  version: string;
}

suite('what an element tells its host about its speed', () => {
  const foreign = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));

  /** An order manager on a page elsewhere that collects what it is told. */
  async function open(page: Page, timing: string) {
    const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
    foreign.html = `<!doctype html><title>Host</title>
      <script>
        const told = [];
        addEventListener('fp-timing', (event) => told.push(event.detail));
      </script>
      <script type="module" src="${portal.url}/widgets/autoload.js"></script>
      <po-style-manager record-type="booking" record-id="1001" token="${token}" ${timing}></po-style-manager>`;
    await page.goto('/');
    const screen = orderManager(page);
    await screen.ready();
    return screen;
  }
  const told = (page: Page) => page.evaluate<Timing[]>('told');

  test('PROD-05 says how long code, load and save took, and how much they moved, and nothing else', () =>
    visit(async (page) => {
      const began = Date.now();
      const screen = await open(page, 'timing');
      const { order } = await screen.createBoth();
      await screen.save();
      const took = Date.now() - began;

      const all = await told(page);
      assert.deepEqual(
        all.map(({ phase }) => phase),
        ['code', 'ready', 'saved'],
      );
      const { version } = await (await fetch(`${portal.url}/widgets/manifest.json`)).json();
      for (const timing of all) {
        assert.deepEqual(Object.keys(timing).sort(), [
          'milliseconds',
          'phase',
          'received',
          'requests',
          'sent',
          'version',
        ]);
        assert.equal(timing.version, version);
        assert.ok(timing.milliseconds > 0 && timing.milliseconds <= took, `${timing.milliseconds}`);
        assert.ok(timing.requests > 0 && timing.received > 0, JSON.stringify(timing));
      }
      const [code, ready, saved] = all as [Timing, Timing, Timing];
      // Compressed, over the network, also of a page that is of another origin.
      assert.ok(code.received > 80_000 && code.received < 300_000, `${code.received}`);
      assert.ok(ready.sent > 100 && ready.received > 100, JSON.stringify(ready));
      // It is sent in two parts, each with the number of the order and more.
      assert.equal(saved.requests, 2);
      assert.ok(saved.sent > 2 * order.length && saved.sent < 10_000, `${saved.sent}`);
    }, foreign.origin));

  test('PROD-05 without the attribute nothing is sent', () =>
    visit(async (page) => {
      await open(page, '');
      assert.deepEqual(await told(page), []);
    }, foreign.origin));
});

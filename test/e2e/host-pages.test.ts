import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import { countOrders, fresh, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { openOrders, orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, portalSuite, suiteForeignPage, THEME_FONT } from '../helpers/e2e/pages.ts';
import { strictPage } from '../helpers/e2e/strict-page.ts';
import { eventually } from '../helpers/eventually.ts';

/** What a hostile page would like to change. */
const STYLES = [
  'font-size',
  'font-family',
  'color',
  'background-color',
  'padding',
  'text-transform',
  'letter-spacing',
  'direction',
];

const TAGS = ['po-style-manager', 'booking-charges', 'entity-switcher'];

interface Timing {
  phase: string;
  milliseconds: number;
  requests: number;
  sent: number;
  received: number;
  version: string;
}

suite('the pages that embed an element', () => {
  const foreign = suiteForeignPage();
  const stranger = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));

  const counter = (page: Page, id: string) => page.locator(`#${id}`).textContent();

  test('on a hostile page the element looks and works as ever; form, hotkeys and policy of the host notice nothing', () =>
    visit(async (page) => {
      await openOrders(page, IMPORTER_A, pagePath('booking', 1001));
      const styleOf = () =>
        orderManager(page).saveButton.evaluate((button, names) => {
          const style = getComputedStyle(button);
          return [
            button.getBoundingClientRect().height,
            ...names.map((name) => style.getPropertyValue(name)),
          ];
        }, STYLES);
      const asEver = await styleOf();
      asEver[1 + STYLES.indexOf('font-family')] = THEME_FONT;

      await page.goto('/demo/hostile.html');
      const manager = orderManager(page);
      await manager.ready();
      assert.deepEqual(await styleOf(), asEver);
      assert.deepEqual(await axeProblems(page, '#element'), []);

      const order = fresh('HOST');
      await manager.search.pressSequentially(order);
      await manager.option(`Add new PO "${order}"`).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await manager.chip(order).waitFor();
      await manager.search.pressSequentially('nothing');
      await manager.option('Add new PO "nothing"').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await manager.search.fill('');
      await manager.save();

      assert.equal(await counter(page, 'submits'), '0');
      assert.equal(await counter(page, 'hotkeys'), '0');
      assert.equal(await counter(page, 'violations'), '0');
      await page.getByRole('button', { name: "Submit the host's form" }).click();
      assert.equal(await counter(page, 'submits'), '1');
    }));

  test('the strictest policy of a foreign page is never violated, and its globals and head stay as they were', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      foreign.html = strictPage(
        portal.url,
        `<po-style-manager record-type="booking" record-id="1001" token="${token}"></po-style-manager>`,
      );
      await page.addInitScript(() => {
        const list: string[] = [];
        Object.assign(globalThis, { violations: list, namesBefore: Object.keys(globalThis) });
        document.addEventListener('securitypolicyviolation', (event) =>
          list.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        );
      });
      await page.goto('/');
      const manager = orderManager(page);
      await manager.ready();
      await manager.createOrder(fresh('CSP'));
      await manager.save();
      assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'violations')), []);
      const added = await page.evaluate(() => {
        const before = new Set((globalThis as unknown as { namesBefore: string[] }).namesBefore);
        return Object.keys(globalThis).filter(
          (name) => !before.has(name) && !['namesBefore', 'violations'].includes(name),
        );
      });
      assert.deepEqual(added, []);
      assert.equal(await page.locator('style, link[rel="stylesheet"]').count(), 0);
      assert.deepEqual(
        await page.evaluate(() => [...document.body.children].map((child) => child.localName)),
        ['po-style-manager'],
      );
    }, foreign.origin));

  /** Which elements are defined once this script of the bundle has run. */
  async function definedBy(page: Page, script: string): Promise<string[]> {
    foreign.html = `<!doctype html><html lang="en"><title>Back office</title><script type="module">
      await import('${portal.url}/widgets/${script}');
      document.title = 'Loaded';
    </script></html>`;
    await page.goto('/');
    await page.waitForFunction(() => document.title === 'Loaded');
    return page.evaluate((tags) => tags.filter((tag) => customElements.get(tag)), TAGS);
  }

  /** A page around the element of booking 1001, which hears of its errors from the first on. */
  const pageAround = (
    element: string,
    script = '',
  ) => `<!doctype html><html lang="en"><title>Back office</title>
    ${element}<script>
      const tool = document.querySelector('po-style-manager');
      const told = [];
      tool.addEventListener('fp-error', (event) => told.push(event.detail));
      ${script}
    </script><script type="module" src="${portal.url}/widgets/autoload.js"></script></html>`;
  const ELEMENT = 'po-style-manager record-type="booking" record-id="1001"';

  test('D-12 a page whose origin is not allowed says so, in the element, in fp-error and in the console', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      stranger.html = pageAround(`<${ELEMENT} token="${token}"></po-style-manager>`);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto('/');
      const words = `This part of the page may not be used on ${stranger.origin}. Please tell the people who run it.`;
      const cause = `Add ${stranger.origin} to ALLOWED_ORIGINS.`;
      const alert = page.getByRole('alert');
      await alert.getByText(words, { exact: true }).waitFor();
      const told = await page.evaluate(
        'told.map(({ code, message, cause }) => [code, message, cause.message])',
      );
      assert.deepEqual(told, [['origin-refused', words, cause]]);
      assert.ok(errors.includes(cause), errors.join());
    }, stranger.origin));

  test('D-01 a page whose link has ended goes on by its getToken, which is asked for another token', () =>
    visit(async (page) => {
      const link = { recordType: 'booking', recordId: 1001 };
      const [old, good] = [
        await linkTokenOf(portal.url, { ...link, expiresIn: 1 }),
        await linkTokenOf(portal.url, link),
      ];
      const end = JSON.parse(Buffer.from(old.token.split('.')[1]!, 'base64url').toString()).exp * 1000;
      await page.waitForFunction((until) => Date.now() > until, end + 1000, { polling: 100 });
      foreign.html = pageAround(
        `<${ELEMENT} token="${old.token}"></po-style-manager>`,
        `const asked = [];
         tool.getToken = async (why) => {
           asked.push(why ?? null);
           return why?.rejected ? '${good.token}' : '${old.token}';
         };`,
      );
      await page.goto('/');
      await orderManager(page).ready();
      assert.deepEqual(await page.evaluate('[asked, told]'), [[null, { rejected: true }], []]);
    }, foreign.origin));

  test('PROD-05 one script defines every element, others one each, and the autoloader those that the page gets', () =>
    visit(async (page) => {
      assert.deepEqual(await definedBy(page, 'all.js'), TAGS);
      for (const tag of TAGS) assert.deepEqual(await definedBy(page, `${tag}.js`), [tag]);
      assert.deepEqual(await definedBy(page, 'autoload.js'), TAGS);
      for (const [index, tag] of TAGS.entries()) {
        await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
        await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot, tag);
        assert.deepEqual(
          await page.evaluate((tags) => tags.filter((name) => document.createElement(name).shadowRoot), TAGS),
          TAGS.slice(0, index + 1),
        );
      }
    }, foreign.origin));

  test('an element whose code is blocked says so in its place and in fp-error, and comes with the next try', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      const code = /\/widgets\/chunks\/po-style-manager-/;
      await page.route(code, (route) => route.abort('blockedbyclient'));
      foreign.html = pageAround(`<${ELEMENT} token="${token}"></po-style-manager>`);
      await page.goto('/');
      const alert = page.getByRole('alert');
      await alert.getByText('This tool could not be loaded.').waitFor();
      assert.deepEqual(await page.evaluate('told.map(({ code, message }) => ({ code, message }))'), [
        { code: 'load', message: 'This tool could not be loaded.' },
      ]);
      await page.unroute(code);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await orderManager(page).ready();
      assert.equal(await alert.count(), 0);
    }, foreign.origin));

  test('D-122 an element that its page removes while it saves has saved once, and disturbs nobody', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      foreign.html = pageAround(`<${ELEMENT} token="${token}"></po-style-manager>`);
      await page.goto('/');
      const manager = orderManager(page);
      await manager.ready();
      const { order } = await manager.createBoth();
      const arrived = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      await page.route('**/api/runtime/**', async (route) => {
        const response = await route.fetch();
        arrived.resolve();
        await held.promise;
        await route.fulfill({ response }).catch(() => {});
      });
      await manager.saveButton.click();
      await arrived.promise;
      await page.evaluate('tool.remove()');
      held.resolve();

      await page.evaluate('document.body.append(tool)');
      await manager.row(order).waitFor();
      await page.unroute('**/api/runtime/**');
      await manager.save();
      assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 1 });
      assert.deepEqual(await page.evaluate('told'), []);
    }, foreign.origin));

  /** An order manager on a page elsewhere that collects what it is told. */
  async function openTimed(page: Page, timing: string) {
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
  const timingsOf = (page: Page) => page.evaluate<Timing[]>('told');

  test('PROD-05 says how long code, load and save took, and how much they moved, and nothing else', () =>
    visit(async (page) => {
      const began = Date.now();
      const screen = await openTimed(page, 'timing');
      const { order } = await screen.createBoth();
      await screen.save();
      const took = Date.now() - began;

      const all = await timingsOf(page);
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
      // One that is repeated on a busy machine counts, too.
      assert.ok(saved.requests >= 2, `${saved.requests}`);
      assert.ok(saved.sent > 2 * order.length && saved.sent < 10_000, `${saved.sent}`);
    }, foreign.origin));

  test('PROD-05 without the attribute nothing is sent', () =>
    visit(async (page) => {
      await openTimed(page, '');
      assert.deepEqual(await timingsOf(page), []);
    }, foreign.origin));

  test('the smallest foreign page shows the record', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 1001));
      await page.goto('/demo/embed.html');
      await orderManager(page).ready();
    }));

  test('opening and closing the element again and again leaves no growing heap', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 1001));
      await page.goto('/demo/embed.html');
      await orderManager(page).ready();
      const debug = await page.context().newCDPSession(page);
      const heap = async () => {
        await page.evaluate(() => performance.clearResourceTimings());
        for (const _ of [1, 2]) {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          await debug.send('HeapProfiler.collectGarbage');
        }
        const { usedSize } = await debug.send('Runtime.getHeapUsage');
        const { nodes } = await debug.send('Memory.getDOMCounters');
        return { bytes: usedSize, nodes };
      };
      const openAndClose = (times: number) =>
        page.evaluate(async (count) => {
          for (let n = 0; n < count; n += 1) {
            document.querySelector('po-style-manager')?.remove();
            const element = document.createElement('po-style-manager');
            element.setAttribute('record-type', 'booking');
            element.setAttribute('record-id', '1001');
            const ready = new Promise((resolve) =>
              element.addEventListener('fp-ready', resolve, { once: true }),
            );
            document.body.append(element);
            await ready;
          }
        }, times);

      // The first rounds fill caches that are meant to stay, and warm the engine up.
      await openAndClose(40);
      const before = await heap();
      const rounds = 100;
      await openAndClose(rounds);
      // What waits for a later task or a finalizer goes with a later collection; what is kept stays through all of them.
      await eventually(
        async () => {
          const { bytes, nodes } = await heap();
          return { bytes: (bytes - before.bytes) / rounds, nodes: (nodes - before.nodes) / rounds };
        },
        // Of each round. An element that stays, even unmounted, is more than twice this.
        ({ bytes, nodes }) => bytes < 10_000 && nodes < 1,
      );
    }));

  for (const look of LOOKS)
    test(`portal page and QA page are accessible and do not overflow from 320 to 1440 px, ${look.colorScheme}`, () =>
      visit(async (page) => {
        await beginLook(page, look);
        const manager = await openOrders(page, IMPORTER_A, pagePath('booking', 1001));
        await assertLook(page, look);
        await beginLook(page, look);
        await page.goto('/demo/?record-type=booking&record-id=1001');
        await manager.ready();
        await assertLook(page, look);
      }));
});

import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager } from '../helpers/e2e/order-manager.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';
import { eventually } from '../helpers/eventually.ts';
import { RECORDS } from '../helpers/hosts/host.ts';
import { HOSTS, suiteHosts } from '../helpers/hosts/serve-hosts.ts';

const { first, second, next } = RECORDS;

/** A server that has just started answers its first requests slowly where others need the machine, too. */
const FIRST_ANSWER_MS = 60_000;

suite('the frameworks of host pages', () => {
  const hosts = suiteHosts();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: hosts.origin }));

  before(async () => {
    const tokens = await Promise.all(
      Object.values(RECORDS).map(async (recordId) => {
        const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId });
        return [recordId, token] as const;
      }),
    );
    hosts.given = { portal: portal.url, tokens: Object.fromEntries(tokens) };
  });

  for (const host of HOSTS) {
    test(`PROD-05 a page of ${host} gives properties and hears events, draws, moves and leaves two elements`, () =>
      visit(async (page) => {
        await page.goto(`/${host}`);
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const one = orderManager(page.getByRole('region', { name: 'one' }));
        const two = orderManager(page.getByRole('region', { name: 'two' }));
        await heard(page, [`fp-ready ${first}`, `fp-ready ${second}`], FIRST_ANSWER_MS);
        await one.ready();
        await two.ready();
        await noObjectIsText(page);

        await one.search.fill('4');
        await press('Swap');
        // Frameworks draw when they find the time for it.
        await eventually(
          () => order(page),
          (names) => names.join() === 'two,one',
        );
        assert.equal(await one.search.inputValue(), '4');
        await one.search.fill('');

        await press('Toggle second');
        await two.search.waitFor({ state: 'detached' });
        await press('Toggle second');
        await two.ready();

        await press('Next record');
        await heard(page, [`fp-ready ${next}`]);
        await one.ready();
        await two.createBoth();
        await heard(page, [`fp-dirty ${second}`]);

        await press('Away');
        await one.search.waitFor({ state: 'detached' });
        await press('Back');
        await one.ready();
        await two.ready();
        assert.deepEqual(
          (await page.evaluate(() => globalThis.heard)).filter((line) => line.startsWith('fp-error')),
          [],
        );
      }, hosts.origin));
  }
});

/** Until each of these was heard. */
const heard = (page: Page, lines: readonly string[], patience?: number) =>
  eventually(
    () => page.evaluate(() => globalThis.heard),
    (all) => lines.every((line) => all.includes(line)),
    patience,
  );

const order = (page: Page) =>
  page
    .locator('section[aria-label=one], section[aria-label=two]')
    .evaluateAll((sections) => sections.map((section) => section.ariaLabel));

/** What a framework writes as an attribute that should be a property. */
async function noObjectIsText(page: Page): Promise<void> {
  const attributes = await page
    .locator('po-style-manager')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`)),
    );
  assert.deepEqual(
    attributes.filter((text) => /=>|function|\[object/.test(text)),
    [],
  );
}

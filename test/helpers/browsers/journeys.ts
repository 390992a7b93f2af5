import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { LANE, submissionsWithNotes } from '../e2e/air-rates.ts';
import { storedCharges } from '../e2e/charges.ts';
import { ask, countOrders, fresh, linkTokenOf } from '../e2e/data.ts';
import { suiteForeignPage } from '../e2e/pages.ts';
import { suitePortal } from '../e2e/portal.ts';
import { eventually } from '../eventually.ts';
import { shiftDate, shiftMs } from '../test-day.mjs';
import type { DrivenBrowser, OtherBrowser } from './page.ts';
import { userAt } from './user.ts';

/** The days of the demo's routes; where the clock of the page is moved it is so before anything else runs. */
const clock = shiftMs === 0 ? '' : `<script>(${shiftDate})(${shiftMs});</script>`;

const LINE = { 'Charge Type': 'DLV', Currency: 'EUR', 'Unit Code': 'EA', Quantity: '2', 'Unit Cost': '12.5' };

const countRoutes = async (url: string) => {
  const { all } = (await ask(
    url,
    '{ all: allRouteSubscription(where: { entity: { id: { eq: 101 } } }) { totalCount } }',
  )) as { all: { totalCount: number } };
  return all.totalCount;
};

/**
 * One journey a tool, on a back office's page with a token: opened, typed in, saved, and the answer read, in that browser. Where
 * this machine doesn't have it the suite is skipped, and says so.
 */
export function journeysIn(other: OtherBrowser): void {
  const found = other.find();
  const skip = 'why' in found && `Without ${other.name}: ${found.why}.`;

  suite(`the tools in ${other.name}`, { skip }, () => {
    const foreign = suiteForeignPage();
    const portal = suitePortal(() => ({ ALLOWED_ORIGINS: foreign.origin }));
    let browser: DrivenBrowser;
    before(async () => {
      if ('open' in found) browser = await found.open();
      await browser.page.setViewport({ width: 1280, height: 900 });
    });
    after(() => browser.close());

    const open = async (tag: string, attributes: string, link: Parameters<typeof linkTokenOf>[1]) => {
      const { token } = await linkTokenOf(portal.url, link);
      foreign.html = `<!doctype html><html lang="en"><head><title>Back office</title>${clock}
        <script type="module" src="${portal.url}/widgets/autoload.js"></script></head>
        <body><${tag} ${attributes} token="${token}"></${tag}></body></html>`;
      await browser.page.goto(foreign.origin);
      return userAt(browser.page);
    };

    test('the order manager makes an order and links it to the booking', async () => {
      const user = await open('po-style-manager', 'record-type="booking" record-id="1001"', {
        recordType: 'booking',
        recordId: 1001,
      });
      const order = fresh('OTHER');
      await user.type('input', 'Purchase orders', order);
      await user.sees(`Add new PO "${order}"`);
      await user.press('ArrowDown');
      await user.press('Enter');
      await user.finds('button', `Remove ${order}`);
      await user.click('button', 'Save Changes');
      await user.sees('Changes Saved. You may now close this page.');
      assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
    });

    test('the charges take a line from its cells, to the cent', async () => {
      const user = await open(
        'booking-charges',
        'feature="pickup_charges" record-id="3002" user-role="agent"',
        { recordType: 'quote', recordId: 3002, role: 'agent' },
      );
      await user.click('button', 'Add Row');
      for (const [column, text] of Object.entries(LINE)) await user.type('td', `${column} row 1`, text);
      await user.press('Tab');
      assert.equal(await user.valueOf('td', 'Total Cost row 1'), '25.00');
      await user.click('button', 'Save');
      await user.sees('Charges saved.');
      const { lines, codes } = await storedCharges(portal.url, 'pickup_charges', 3002);
      assert.deepEqual(
        lines.map(({ original }) => [original?.currency, original?.totalPrice]),
        [['EUR', 25]],
      );
      assert.deepEqual(codes, ['DLV']);
    });

    test('the air rates send a lane whole', async () => {
      const user = await open('air-rate-form', '', { recordType: 'entity', recordId: 2, role: 'agent' });
      for (const [column, text] of Object.entries(LANE)) await user.type('td', `${column} row 1`, text);
      const notes = fresh('OTHER');
      await user.type('textarea', 'Submission Notes', notes);
      await user.click('button', 'Submit');
      await user.sees('Rate submitted successfully.');
      const [stored, ...others] = await submissionsWithNotes(portal.url, notes);
      assert.deepEqual(others, []);
      assert.deepEqual(
        stored?.airFreightRates.map(({ minTransitTime, rateLevels }) => [
          minTransitTime,
          rateLevels.map(({ value }) => value).toSorted((a, b) => a - b),
        ]),
        [[2, [4.5, 75]]],
      );
    });

    test('the route subscriptions take a route from its form', async () => {
      const before = await countRoutes(portal.url);
      const user = await open('route-subscriptions', 'record-id="101"', {
        recordType: 'entity',
        recordId: 101,
      });
      await user.click('button', 'Add Route');
      for (const [field, text] of [
        ['Origin Port', 'CNNGB'],
        ['Destination Port', 'DEHAM'],
        ['Carrier', 'Maersk'],
      ] as const) {
        await user.type('input', field, text);
        await eventually(() => browser.page.evaluate(hasOption));
        await user.press('Enter');
      }
      await user.click('button', 'Save Route');
      await user.sees('Route Subscription Created Successfully');
      assert.equal(await countRoutes(portal.url), before + 1);
    });
  });
}

/** Whether something can be chosen. Runs in the page. */
function hasOption(): boolean {
  const hasIn = (root: ParentNode): boolean =>
    root.querySelector('[role=option]') !== null ||
    [...root.querySelectorAll('*')].some((node) => node.shadowRoot !== null && hasIn(node.shadowRoot));
  return hasIn(document);
}

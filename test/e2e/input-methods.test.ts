import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { COMPOSED, type Composed } from '../helpers/composed.ts';
import { airRates } from '../helpers/e2e/air-rates.ts';
import { charges, chargesPath } from '../helpers/e2e/charges.ts';
import { AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';
import {
  enterControl,
  type TextControl,
  textControlsOf,
  watchChanges,
} from '../helpers/e2e/text-controls.ts';

interface Place {
  readonly is: string;
  readonly who: string;
  readonly at: string;
  /** Brings the controls into sight. */
  open(page: Page): Promise<void>;
  /** Some of them, so that the walk has found the place. */
  readonly has: readonly string[];
}

/** Wherever people type: each text control of these is walked through, also one that is new. */
const PLACES: readonly Place[] = [
  {
    is: 'the order manager',
    who: IMPORTER_A,
    at: pagePath('booking', 1001),
    open: (page) => orderManager(page).ready(),
    has: ['Purchase orders'],
  },
  {
    is: 'the air form',
    who: AGENT,
    at: '/air-rate/',
    open: (page) => airRates(page).ready(),
    has: [
      'From',
      'minimum',
      'Routing',
      'Validity From',
      'Customer Name',
      'Submission Notes',
      'Charge',
      'Search',
    ],
  },
  {
    is: 'the weights of the air form',
    who: AGENT,
    at: '/air-rate/',
    async open(page) {
      await airRates(page).ready();
      await page.getByRole('button', { name: 'Add Weight Column' }).click();
      await page.getByRole('dialog', { name: 'Enter Weight Only' }).waitFor();
    },
    has: ['Weight in kilograms'],
  },
  {
    is: 'the charges',
    who: AGENT,
    at: chargesPath('exw_charges', 3001, 'agent'),
    async open(page) {
      await charges(page).ready();
      await charges(page).addRow.click();
      await saying(page, 'Row 1 added');
    },
    has: ['Charge Type', 'Price', 'Comments'],
  },
  {
    is: 'the routes and their rate sheets',
    who: IMPORTER_A,
    at: '/route-subscription/products/?record_id=101',
    async open(page) {
      await page.getByRole('button', { name: 'Generate Rate Sheet' }).waitFor();
      await saying(page, /\d/);
    },
    has: ['Validity From'],
  },
  {
    is: 'a route',
    who: IMPORTER_A,
    at: '/route-subscription/products/?record_id=101',
    async open(page) {
      await saying(page, /\d/);
      await page.getByRole('button', { name: 'Add Route' }).click();
      await page.getByRole('dialog', { name: 'Add Route' }).waitFor();
    },
    has: ['Origin Port', 'Destination Port', 'Discharge Port', 'Carrier'],
  },
  {
    is: 'a list',
    who: IMPORTER_A,
    at: '/shipments',
    open: (page) => saying(page, /\d/),
    has: ['Search'],
  },
  {
    is: 'the command palette',
    who: IMPORTER_A,
    at: '/shipments',
    async open(page) {
      await saying(page, /\d/);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Go to a screen or record' }).waitFor();
    },
    has: ['Go to a screen or record'],
  },
];

/** What a page says comes a moment after what it shows, and would come in the middle of a composition. */
const saying = (page: Page, hasText: string | RegExp) =>
  page.locator('[aria-live]').filter({ hasText }).first().waitFor({ state: 'attached' });

/** Writes a text as an input method does and gives it up, and checks that nothing else happens meanwhile, also by its keys. */
async function compose(page: Page, debug: CDPSession, place: TextControl, { steps }: Composed) {
  const { name } = place;
  const node = await enterControl(place);
  await node.evaluate((control) => control.select());
  // A table that was scrolled sideways says so when it has come to rest.
  await page.locator('[role=grid]:not([data-resting])').first().waitFor({ state: 'detached' });
  const watch = await watchChanges(page, node);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await watch.changes();
  for (const text of steps) {
    await debug.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    assert.equal(await node.evaluate((control) => control.value), text, name);
    assert.deepEqual(await watch.changes(), [], `${name}: what changes while "${text}" is composed`);
  }
  for (const key of ['Enter', 'Escape'])
    await debug.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  assert.deepEqual(await watch.changes(), [], `${name}: what the keys of the input method change`);
  assert.equal(await node.evaluate((control) => control.matches(':focus')), true, `${name} has the focus`);
  await watch.stop();
  await debug.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
}

suite('input methods', () => {
  const { visit } = readingSuite();

  for (const { is, who, at, open, has } of PLACES)
    test(`PO-48 D-118 in ${is} nothing but the text changes while it is composed`, () =>
      visit(async (page) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
        await openSignedIn(page, who, at);
        await open(page);
        await page.waitForLoadState('networkidle');
        const debug = await page.context().newCDPSession(page);
        const controls = await textControlsOf(page);
        const names = controls.map(({ name }) => name);
        for (const name of has) assert.ok(names.includes(name), `${name} is none of ${names.join(', ')}`);
        const languages = Object.values(COMPOSED);
        for (const [index, control] of controls.entries())
          await compose(page, debug, control, languages[index % languages.length]!);
        const preedits = ['bei', 'に', 'ㅎ'].flatMap((text) => [text, encodeURIComponent(text)]);
        assert.deepEqual(
          sent.filter((request) => preedits.some((text) => request.includes(text))),
          [],
        );
      }));
});

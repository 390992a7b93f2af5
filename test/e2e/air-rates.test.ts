import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  chunkOf,
  openAirRates,
  RUNTIME,
  storedSubmissions,
  submissionsWithNotes,
  uploadsOf,
} from '../helpers/e2e/air-rates.ts';
import { AGENT, fresh } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';

const COUNT = 50;
/** Numbers of the lanes that nobody could submit as they are. */
const UNKNOWN_AIRPORT = 14;
const REVERSED_TIMES = 30;
const WITHOUT_PRICE = 42;
const HEADINGS = 'From\tTo\tAirline\tMin\tNormal\t+100\t+500\tT/T\tRouting\tValid from\tValid to\tRemarks';
const DESTINATIONS = ['fra', 'ams', 'lhr', 'cdg', 'yyz'];

/** A lane as Excel copies it. */
function copiedLane(n: number): string {
  const to = DESTINATIONS[n % DESTINATIONS.length]!;
  const prices = n === WITHOUT_PRICE ? ['', '', '', ''] : ['75,00', `5,${10 + n}`, '4,5', '3,95'];
  return [
    n === UNKNOWN_AIRPORT ? 'qqq' : 'pvg',
    to,
    'lufthansa',
    ...prices,
    n === REVERSED_TIMES ? '7-3' : '2-4',
    `hkg/${to}`,
    '15-Mar-2027',
    '30-Jun-2027',
    `lane ${n}`,
  ].join('\t');
}

const lanes = Array.from({ length: COUNT }, (_, index) => index + 1);

/** Puts the text on the real clipboard and pastes it where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

suite('air rates from the first entry to the submission', () => {
  const { portal, visit } = portalSuite();

  test('API-48 AIR-74 D-60 D-130 a submit on a submission makes a new one that remembers it, and changes nothing of it', () =>
    visit(async (page) => {
      const notes = fresh('AGAIN');
      const former = () => storedSubmissions(portal.url, '{ id: { in: [5002, 5003] } }');
      const before = await former();
      const screen = await openAirRates(page, AGENT, '/air-rate?record_id=5003');
      await page.getByRole('button', { name: 'Load Last Submission' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: 'Last submission loaded. Review and update as needed before submitting.' })
        .waitFor();
      // The open one is the newest, so that the one before it is loaded.
      const [loaded] = await storedSubmissions(portal.url, '{ id: { eq: 5002 } }');
      const sent = loaded!.airFreightRates.map(({ from, to, airline }) => [from, to, airline]);
      assert.equal(await screen.count(), sent.length);
      await screen.enterRate(2, { normal: '12.34' });
      await screen.notes.fill(notes);
      await screen.submit.click();
      await screen.submitted.waitFor();
      const [stored] = await submissionsWithNotes(portal.url, notes);
      assert.equal(stored!.sourceSubmission?.id, 5003);
      assert.deepEqual(
        stored!.airFreightRates.map(({ from, to, airline }) => [from, to, airline]),
        sent,
      );
      const levels = stored!.airFreightRates[1]!.rateLevels;
      assert.equal(Number(levels.find(({ level }) => level === 'normal')?.value), 12.34);
      assert.deepEqual(await former(), before);
    }));

  test('AIR-66 D-26 D-29 D-129 fifty pasted lanes of which a chunk fails are one submission after the second submit', () =>
    visit(async (page) => {
      const notes = fresh('NOTES');
      const screen = await openAirRates(page, AGENT);
      await screen.cell('From', 1).go();
      await paste(page, [HEADINGS, ...lanes.map(copiedLane), ''].join('\r\n'));
      await page.getByRole('dialog').getByText('47 rates to import, 3 to correct').waitFor();
      await tabTo(page, 'Import 47 rates, and 3 to correct');
      await page.keyboard.press('Enter');
      await screen.cell('From', COUNT).node.waitFor();
      assert.equal(await screen.count(), COUNT);

      await screen.customer.fill('  Crane & Sons ');
      await screen.notes.fill(`${notes}\n\nSubject to space`);
      await screen.enterCharge(1, {
        Charge: 'delivery charge',
        Currency: 'cad',
        'Rate /kg': '0,25',
        Min: '40',
      });
      const uploads = uploadsOf(page);
      await screen.submit.click();
      await screen.alert.filter({ hasText: '"QQQ" is not known' }).waitFor();
      assert.equal(await screen.cell('From', UNKNOWN_AIRPORT).node.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(uploads, [], 'nothing goes out before every lane is right');

      const errors = page.getByRole('region', { name: /needs? attention/ });
      for (const [n, message, text] of [
        [UNKNOWN_AIRPORT, 'From: Please enter the code or city of an airport', 'PVG'],
        [REVERSED_TIMES, "Min transit time: 'Min Transit Time' can't be higher", '2'],
        [WITHOUT_PRICE, 'minimum: Please provide at least one weight price field.', '75'],
      ] as const) {
        const entry = errors.getByRole('button', { name: `Row ${n}, ${message}` });
        await entry.click();
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
        await entry.waitFor({ state: 'detached' });
      }

      const failing = 9;
      await page.route(RUNTIME, (route) =>
        chunkOf(route.request()) === failing ? route.abort('connectionreset') : route.fallback(),
      );
      await screen.submit.click();
      // The rows of one chunk alone: all others were accepted.
      await screen.alert
        .filter({ hasText: /Unable to submit the rates\. Please try again\.\s+Rows 25 to 27: (?!.*Row)/ })
        .waitFor();
      assert.equal(Math.max(...uploads), 17, 'the chunks after the failed one go out, too');
      assert.deepEqual(await submissionsWithNotes(portal.url, `${notes}\nSubject to space`), []);

      await page.unroute(RUNTIME);
      await page.reload();
      await screen.ready();
      assert.equal(await screen.count(), COUNT);
      assert.deepEqual(await screen.texts(UNKNOWN_AIRPORT, ['From', 'normal', 'Rate Specific Notes']), [
        'PVG',
        '5.24',
        'lane 14',
      ]);
      assert.equal(await screen.customer.inputValue(), '  Crane & Sons ');
      assert.equal(await screen.charge('Rate /kg', 1).text(), '0.25');
      uploads.length = 0;
      await screen.submit.click();
      await screen.submitted.waitFor();
      assert.deepEqual(uploads, [failing]);
      assert.equal(await screen.rates.count(), 0, 'AIR-70');

      const [stored, ...others] = await submissionsWithNotes(portal.url, `${notes}\nSubject to space`);
      assert.deepEqual(others, []);
      assert.equal(stored!.customerName, 'Crane & Sons');
      assert.equal(stored!.entity.id, 2);
      assert.equal(stored!.sourceSubmission, null);
      assert.deepEqual(stored!.charges, [
        { name: 'Delivery Charge', currency: 'CAD', kgRate: 0.25, shipmentRate: null, minRate: 40 },
      ]);
      assert.deepEqual(
        stored!.airFreightRates.map(({ comment }) => comment),
        lanes.map((n) => `lane ${n}`),
      );
      for (const [index, rate] of stored!.airFreightRates.entries()) {
        const to = DESTINATIONS[(index + 1) % DESTINATIONS.length]!.toUpperCase();
        assert.deepEqual(
          [rate.from, rate.to, rate.airline, rate.routingText, rate.validityFrom, rate.validityTo],
          ['PVG', to, 'Lufthansa', `HKG/${to}`, '2027-03-15', '2027-06-30'],
        );
        const n = index + 1;
        assert.deepEqual(
          rate.rateLevels.map(({ level, value }) => [level, value]),
          n === WITHOUT_PRICE
            ? [['minimum', 75]]
            : [
                ['minimum', 75],
                ['normal', Number(`5.${10 + n}`)],
                ['100', 4.5],
                ['500', 3.95],
              ],
        );
      }

      await page.reload();
      await screen.ready();
      assert.equal(await screen.count(), 1, 'AIR-71');
      assert.equal(await screen.notes.inputValue(), '');
    }));

  test('API-48 AIR-27 AIR-44 AIR-46 a sheet of two lanes is entered and submitted without the mouse', () =>
    visit(async (page) => {
      const notes = fresh('KEYS');
      const screen = await openAirRates(page, AGENT);
      await tabTo(page, 'From row 1');
      for (const [n, to] of ['fra', 'lhr'].entries()) {
        await tabTo(page, `From row ${n + 1}`);
        for (const code of ['pvg', to, 'lufth']) {
          await page.keyboard.type(code);
          await page.getByRole('option').first().waitFor();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
        }
        for (const text of ['75', '5.10', '4.50', '', '', '', '2', '4', '1200']) {
          await page.keyboard.type(text);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.type('hkg');
        await page.keyboard.press('Enter');
        await page.keyboard.type(to);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        for (const text of ['2027-03-15', '30 Jun 2027', `by keyboard ${n + 1}`]) {
          await page.keyboard.type(text);
          if (n === 0 && text.startsWith('by')) await page.keyboard.press('Control+Enter');
          else await page.keyboard.press('Tab');
        }
      }
      await tabTo(page, 'Submission Notes');
      await page.keyboard.type(notes);
      await tabTo(page, 'Submit');
      await page.keyboard.press('Enter');
      await screen.submitted.waitFor();
      const [stored] = await submissionsWithNotes(portal.url, notes);
      assert.deepEqual(
        stored!.airFreightRates.map(({ from, to, airline, routingText, validityTo, comment }) => [
          from,
          to,
          airline,
          routingText,
          validityTo,
          comment,
        ]),
        ['FRA', 'LHR'].map((to, n) => [
          'PVG',
          to,
          'Lufthansa',
          `HKG/${to}`,
          '2027-06-30',
          `by keyboard ${n + 1}`,
        ]),
      );
    }));
});

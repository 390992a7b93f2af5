import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import {
  airRates,
  LANE,
  openAirRates,
  storedSubmissions,
  submissionsWithNotes,
  uploadsOf,
} from '../helpers/e2e/air-rates.ts';
import { AGENT, fresh, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';

const COLUMNS = Object.keys(LANE);
const OWN = 2;
const FOREIGN = 3;

suite('air rates are never lost, and go to nobody else', () => {
  const { portal, visit } = portalSuite();

  const another = async (page: Page) => {
    const other = await page.context().newPage();
    await other.goto('/air-rate');
    const screen = airRates(other);
    await screen.ready();
    return { other, screen };
  };

  test('AIR-07 AIR-09 a tab closed right after typing, and one that crashed, left every cell to the next', () =>
    visit(async (page) => {
      await openAirRates(page, AGENT);
      const closed = await another(page);
      await page.close();
      await closed.screen.enterRate(1, LANE);
      await closed.screen.enterCharge(1, { Charge: 'Delivery Charge', 'Rate /shipment': '12,5' });
      await closed.screen.customer.fill('Crane');
      await closed.screen.cell('Rate Specific Notes', 1).type('half a sen');
      const next = await closed.other.context().newPage();
      await closed.other.close({ runBeforeUnload: true });

      await next.goto('/air-rate');
      const restored = airRates(next);
      await restored.ready();
      await next.getByText(/^Your entries of .+ are here again\.$/).waitFor();
      assert.deepEqual(await restored.texts(1, COLUMNS), Object.values(LANE));
      assert.equal(await restored.cell('Rate Specific Notes', 1).text(), 'half a sen');
      assert.equal(await restored.charge('Rate /shipment', 1).text(), '12.5');
      assert.equal(await restored.customer.inputValue(), 'Crane');

      const stored = next.evaluate(
        () => new Promise((resolve) => document.addEventListener('fp-draft', resolve, { once: true })),
      );
      await restored.cell('Rate Specific Notes', 1).fill('the whole sentence');
      await stored;
      const last = await next.context().newPage();
      const crashed = next.waitForEvent('crash');
      const debug = await next.context().newCDPSession(next);
      debug.send('Page.crash').catch(() => undefined);
      await crashed;
      await last.goto('/air-rate');
      const again = airRates(last);
      await again.ready();
      assert.equal(await again.cell('Rate Specific Notes', 1).text(), 'the whole sentence');
      assert.deepEqual(await again.texts(1, COLUMNS), Object.values(LANE));
    }));

  test('AIR-09 D-38 a second tab says that the draft is open in another one, and takes it over with what stands there', () =>
    visit(async (page) => {
      const screen = await openAirRates(page, AGENT);
      const stored = page.evaluate(
        () => new Promise((resolve) => document.addEventListener('fp-draft', resolve, { once: true })),
      );
      await screen.enterRate(1, LANE);
      await stored;
      const { other, screen: second } = await another(page);
      await other.getByText('This draft is open in another tab.').waitFor();
      assert.equal(await second.cell('From', 1).text(), '');
      await other.getByRole('button', { name: 'Take over' }).click();
      await other.getByText('This draft is open in another tab.').waitFor({ state: 'detached' });
      assert.deepEqual(await second.texts(1, COLUMNS), Object.values(LANE));
      await page.getByText('This draft is open in another tab.').waitFor();

      await second.notes.fill(fresh('TAB'));
      const written = await second.notes.inputValue();
      await second.submit.click();
      await second.submitted.waitFor();
      const submissions = await submissionsWithNotes(portal.url, written);
      assert.equal(submissions.length, 1);
    }));

  test('D-01 D-129 a visitor with the link of a submission submits for its company', () =>
    visit(async (page) => {
      const link = await linkTokenOf(portal.url, { recordType: 'submission', recordId: 5003, role: 'agent' });
      await page.goto(link.url);
      const screen = airRates(page);
      await screen.ready();
      const notes = fresh('LINK');
      await screen.enterRate(1, LANE);
      await screen.notes.fill(notes);
      await screen.submit.click();
      await screen.submitted.waitFor();
      const [stored, ...others] = await submissionsWithNotes(portal.url, notes);
      assert.deepEqual([stored!.entity.id, stored!.sourceSubmission?.id], [OWN, 5003]);
      assert.deepEqual(others, []);
    }));

  for (const { who, role, of, message } of [
    {
      who: 'a link of the role user',
      role: 'user',
      of: OWN,
      message: /^Unable to submit the rates\. Please try again\.\s+Row 1: /,
    },
    {
      who: 'a link of another company',
      role: 'agent',
      of: FOREIGN,
      message: 'Unable to determine the parent entity for this submission.',
    },
  ])
    test(`D-01 D-14 D-27 D-129 ${who} is refused: it says so, stores nothing, and the entries stay`, () =>
      visit(async (page) => {
        const entity = `{ entity: { id: { eq: ${of} } } }`;
        const [{ id } = { id: 0 }] = await storedSubmissions(portal.url, entity);
        const { token } = await linkTokenOf(portal.url, { recordType: 'submission', recordId: id, role });
        const notes = fresh('REFUSED');
        await page.goto(`/air-rate?${new URLSearchParams({ record_id: '5003', token })}`);
        const screen = airRates(page);
        await screen.ready();
        const uploads = uploadsOf(page);
        await screen.enterRate(1, LANE);
        await screen.notes.fill(notes);
        await screen.submit.click();
        await screen.alert.filter({ hasText: message }).waitFor();
        assert.ok(uploads.length <= 1, 'a refusal is not asked for again');
        assert.deepEqual(await submissionsWithNotes(portal.url, notes), []);
        assert.deepEqual(await screen.texts(1, COLUMNS), Object.values(LANE));
        await page.reload();
        await screen.ready();
        assert.deepEqual(await screen.texts(1, COLUMNS), Object.values(LANE));
        assert.equal(await screen.notes.inputValue(), notes);
      }));

  test('the filled form with its errors and its import has no barriers that axe finds, and fits a phone', () =>
    visit(async (page) => {
      const [first, second] = LOOKS;
      await beginLook(page, first!);
      const screen = await openAirRates(page, AGENT);
      await screen.enterRate(1, { ...LANE, 'Max transit time': '1' });
      await screen.enterCharge(1, { Charge: 'no charge', 'Rate /kg': '1' });
      await screen.submit.click();
      await screen.alert.filter({ hasText: "'Min Transit Time' can't be higher" }).waitFor();
      await assertLook(page, first!);
      await assertLook(page, second!);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await axeProblems(page), []);
    }));
});

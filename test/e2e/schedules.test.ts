import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { ActionName } from '../../shared/contract/actions.ts';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn, queryAs } from '../helpers/act.ts';
import { acceptInvitation } from '../helpers/e2e/accept-invitation.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { suiteVisits } from '../helpers/e2e/pages.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { emptyFolder, OUTSIDE_DEMO, type ServerProcess, startServer } from '../helpers/server.ts';

const FIRST = 'first@office.example';
/** A job does it, on a machine that may be busy. */
const DONE = { timeout: 60_000 };
const [CUT_OFF, DEPARTS, ARRIVES] = [27, 30, 60].map((days) => addDays(today(), days)) as [
  string,
  string,
  string,
];

const SAILINGS = `Carrier,Origin,Destination,Voyage,Vessel,Service,Cut-off,Departure,Arrival
MAEU,CNSHA,DEHAM,214W,Coral Meridian,AE7,${CUT_OFF},${DEPARTS},${ARRIVES}
MAEU,CNSHA,DEHAM,215W,Amber Strait,AE7,,${DEPARTS},${CUT_OFF}
`;

suite('schedules and manifests of an installation that begins empty', () => {
  let mails: MailServer;
  let server: ServerProcess;
  const visit = suiteVisits(() => server.url);
  before(async () => {
    mails = await startMailServer();
    const env = { ...OUTSIDE_DEMO, SMTP_URL: mails.url, ADMIN_EMAIL: FIRST };
    server = await startServer({ env, dataDir: emptyFolder() });
  });
  after(async () => {
    await server?.kill();
    await mails?.close();
  });

  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const hasFocus = (page: Page, words: string) => page.locator(':focus').filter({ hasText: words }).waitFor();
  /** Types into a combobox and takes what is found. */
  const choose = async (page: Page, name: string, typed: string, found: string | RegExp) => {
    await page.getByRole('dialog').getByRole('combobox', { name }).fill(typed);
    await page.getByRole('option', { name: found }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };

  test('MOD-14 MOD-09 PROD-07 its first admin imports sailings, enters a flight and a manifest, and nothing that is used goes', () =>
    visit(async (page) => {
      await acceptInvitation(page, mails, { nth: 1, email: FIRST, firstName: 'Ann' });
      const bearer = await page.evaluate(
        () => JSON.parse(localStorage.getItem('fp-session')!).authToken as string,
      );
      const act = async (name: ActionName, input: object) =>
        (await actOn(server.url, bearer, name, input)) as { id: number };

      await page.goto('/admin/imports?kind=sailings');
      const file = { name: 'sailings.csv', mimeType: 'text/csv', buffer: Buffer.from(SAILINGS) };
      await page.locator('input[type=file]').setInputFiles(file);
      await tabTo(page, 'Check file');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'The file is checked' }).waitFor(DONE);
      await page.getByText('Arrival: This is before the departure.').waitFor();
      await page.getByRole('button', { name: 'Import 1 row' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Import 1 row' }).click();
      await page.getByRole('heading', { name: 'The import is done' }).waitFor(DONE);
      await page.getByRole('link', { name: 'Open the list: Sailings' }).click();

      await row(page, 'Coral Meridian 214W').waitFor();
      await tabTo(page, 'Edit Coral Meridian 214W');
      await page.keyboard.press('Enter');
      const sailing = dialog(page, 'Edit Coral Meridian 214W');
      await sailing.getByLabel('Service').fill('AE9');
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await sailing.getByRole('button', { name: 'Save' }).click();
      await sailing.waitFor({ state: 'detached' });
      await hasFocus(page, 'Coral Meridian 214W was saved.');
      await assertThemes(page, 375);
      await assertThemes(page, 1440);

      await page.getByRole('link', { name: 'Flights', exact: true }).click();
      await page.getByRole('button', { name: 'Add flight' }).click();
      const flight = dialog(page, 'Add flight');
      await flight.getByLabel('Airline').and(page.locator(':focus')).waitFor();
      await choose(page, 'Airline', 'Lufth', /Lufthansa/);
      await flight.getByLabel('Flight', { exact: true }).fill('lh 8400');
      await choose(page, 'Origin', 'FRA', /FRA/);
      await choose(page, 'Destination', 'PVG', /PVG/);
      await flight.getByText('By the clocks at PVG').waitFor();
      await flight.getByLabel('Departure, local time').fill(`${DEPARTS}T21:35`);
      await flight.getByLabel('Arrival, local time').fill(`${DEPARTS}T22:00`);
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await flight.getByRole('button', { name: 'Save' }).click();
      await flight.getByText('By the clocks of both airports it arrives before it departs').waitFor();
      await flight.getByLabel('Arrival, local time').fill(`${addDays(DEPARTS, 1)}T15:10`);
      await flight.getByRole('button', { name: 'Save' }).click();
      await flight.waitFor({ state: 'detached' });
      await hasFocus(page, 'LH8400 was added to the schedules.');
      await row(page, 'LH8400').getByText('Lufthansa').waitFor();

      const ADDRESS = { address_1: '', city: '', postalCode: '', countryCode: '' };
      const customer = await act('createCompany', {
        ...ADDRESS,
        companyName: 'Alder Vale',
        type: 'Importer',
      });
      const { one } = (await queryAs(
        server.url,
        bearer,
        '{ one: oneSailing(where: {voyageNumber: {eq: "214W"}}) { id originPort { id } destinationPort { id } } }',
      )) as { one: { id: number; originPort: { id: number }; destinationPort: { id: number } } };
      await act('saveBookingRequest', {
        ...{
          bookingId: null,
          revision: null,
          customerId: customer.id,
          mode: 'LCL',
          orderIds: [],
          quoteId: null,
          pieces: 1,
        },
        ...{ origin: one.originPort.id, destination: one.destinationPort.id, cargoReadyOn: CUT_OFF },
        ...{ weightKg: '100', volumeCbm: '1', shipper: '', consignee: '', remarks: '', sailingId: one.id },
      });
      await page.getByRole('link', { name: 'Sailings', exact: true }).click();
      await page.getByRole('button', { name: 'Remove Coral Meridian 214W' }).click();
      const removal = dialog(page, 'Remove Coral Meridian 214W');
      await removal.getByRole('button', { name: 'Remove' }).click();
      await removal.getByText(/because bookings ask for it: BKG-/).waitFor();
      await removal.getByRole('button', { name: 'Cancel' }).click();

      await page.goto('/manifest');
      await page.getByRole('button', { name: 'Add manifest' }).click();
      await choose(page, 'Customer', 'Alder', 'Alder Vale');
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await dialog(page, 'Add manifest').getByRole('button', { name: 'Save' }).click();
      await hasFocus(page, 'was added.');
      const reference = /MAN-\d{4}-\d{6}/.exec((await page.locator(':focus').textContent()) ?? '')?.[0];
      assert.ok(reference);
      await row(page, reference).getByText('Alder Vale').waitFor();
      await page.getByRole('button', { name: `Remove ${reference}` }).click();
      await dialog(page, `Remove ${reference}`).getByRole('button', { name: 'Remove' }).click();
      await hasFocus(page, `Manifest ${reference} was removed.`);
      await row(page, reference).waitFor({ state: 'detached' });
    }));
});

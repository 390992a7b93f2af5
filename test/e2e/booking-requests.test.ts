import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn } from '../helpers/act.ts';
import { ADMIN, ask, bearerOf, IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';
import { eventually } from '../helpers/eventually.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Booking request' });
const dialog = (page: Page) => page.getByRole('dialog');
const READY = addDays(today(), 20);

async function choose(page: Page, label: string, part: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(part);
  await page.getByRole('option', { name: option }).first().click();
}

async function fillFreight(page: Page) {
  await choose(page, 'Origin Port', 'Busan', /^Busan, South Korea/);
  await choose(page, 'Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/);
  await page.getByLabel('Cargo ready on').fill(READY);
}

/** Saves requests of an account without a page: a full container from Busan to Rotterdam, unless it says otherwise. */
async function savingAs(url: string, account: string) {
  const bearer = await bearerOf(url, account);
  const { ports } = (await ask(
    url,
    '{ ports: allPort(where: {scacCode: {in: ["KRPUS", "NLRTM"]}}) { results { id scacCode } } }',
  )) as { ports: { results: { id: number; scacCode: string }[] } };
  const portOf = (code: string) => ports.results.find(({ scacCode }) => scacCode === code)!.id;
  const request = {
    ...{ bookingId: null, revision: null, customerId: null, quoteId: null, mode: 'FCL' },
    ...{ origin: portOf('KRPUS'), destination: portOf('NLRTM'), cargoReadyOn: READY },
    ...{ containers: { '40HC': 1 }, weightKg: '', volumeCbm: '', pieces: 10, orderIds: [] },
    ...{ shipper: '', consignee: '', remarks: '' },
  };
  return (more: object) =>
    actOn(url, bearer, 'saveBookingRequest', { ...request, ...more }) as Promise<{
      id: number;
      revision: number;
    }>;
}

suite('requesting a booking', () => {
  const { portal, visit } = portalSuite();

  test('MOD-04 D-38 D-96 an importer requests a booking, whose entries outlive the page, and the forwarder confirms it', async () => {
    let reference = '';
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking');
      await page.getByRole('link', { name: 'Request a booking' }).click();
      await page.getByRole('button', { name: 'Request booking' }).click();
      // Each wrong field says so, and the first one has the focus.
      await page.getByRole('combobox', { name: 'Origin Port' }).and(page.locator(':focus')).waitFor();
      await page.getByText('Please enter a date such as Dec 31, 2026 or 2026-12-31.').waitFor();
      await assertThemes(page, 375);
      await fillFreight(page);
      await page.getByLabel('Pieces').fill('40');
      await page.getByRole('combobox', { name: 'Orders to ship' }).click();
      await page
        .getByRole('option', { name: /^\S+ Open · ready / })
        .first()
        .click();
      await page.getByLabel('Shipper', { exact: true }).fill('Mill of the North');
      await page.getByLabel('Remarks', { exact: true }).fill('Fragile');

      await page.reload();
      await page.getByText(/^Your draft of .+ is here again\.$/).waitFor();
      assert.equal(await page.getByLabel('Shipper', { exact: true }).inputValue(), 'Mill of the North');
      await page.getByRole('button', { name: 'Remove' }).first().waitFor();
      await assertThemes(page);
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText('This booking waits to be confirmed.').waitFor();
      for (const words of ['1 × 40HC, 40 pieces', 'Mill of the North', 'Fragile'])
        await card(page).getByText(words).waitFor();
      reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

      // What was sent is no draft any more, nor is what was discarded: only the parties of the last booking are offered again.
      const entered = () =>
        Promise.all(
          ['Shipper', 'Remarks'].map((name) => page.getByLabel(name, { exact: true }).inputValue()),
        );
      await page.goto('/booking/new');
      await page.getByRole('button', { name: 'Request booking' }).waitFor();
      assert.deepEqual(await entered(), ['Mill of the North', '']);
      await page.getByLabel('Shipper', { exact: true }).fill('Mill of the South');
      await page.reload();
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await page.getByRole('combobox', { name: 'Origin Port' }).and(page.locator(':focus')).waitFor();
      assert.deepEqual(await entered(), ['Mill of the North', '']);
      await page.reload();
      await page.getByRole('button', { name: 'Request booking' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Discard draft' }).count(), 0);
      assert.deepEqual(await entered(), ['Mill of the North', '']);
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByText('Bookings to confirm').waitFor();
      await page.getByRole('link', { name: reference }).first().click();
      await card(page).getByRole('button', { name: 'Confirm booking' }).click();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Carrier’s booking number').fill('SLN0012345');
      await dialog(page)
        .getByLabel('Departure (ETD)')
        .fill(`${addDays(READY, 7)}T18:00`);
      await dialog(page)
        .getByLabel('Arrival (ETA)')
        .fill(`${addDays(READY, 35)}T06:00`);
      await dialog(page).getByRole('button', { name: 'Confirm booking' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Confirmed on .* by Ada Lindqvist/)
        .waitFor();
      await card(page).getByText('SLN0012345').waitFor();
      // A number that was mistyped is put right, and the customer is told.
      await card(page).getByRole('button', { name: 'Correct the plan' }).click();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Carrier’s booking number').fill('SLN0012346');
      await dialog(page).getByRole('button', { name: 'Save plan' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await card(page).getByText('SLN0012346').waitFor();
      // What was confirmed is the plan of the shipment that came of it.
      await page.getByRole('link', { name: /^SHP-/ }).click();
      await page
        .getByText(/^Planned: /)
        .nth(7)
        .waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking?carrierReference=SLN0012346');
      await page.getByRole('row').filter({ hasText: reference }).waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Booking: confirmed').first().waitFor();
      await dialog(page).getByText('Carrier’s booking number: SLN0012345 → SLN0012346').first().waitFor();
    });
  });

  test('MOD-04 D-150 a quote becomes a booking in seven steps, with the parties of the last one and the orders of a mail', async () => {
    const { quotes, orders } = (await ask(
      portal.url,
      `{ quotes: allQuote(where: {customer: {id: {eq: 101}}, status: {eq: "Open"}, isPriced: {eq: true},
          requests: {shipOn: {gteq: "${today()}"}}}, take: 1) { results { id reference } }
        orders: allPurchaseOrder(where: {orderPurchaser: {id: {eq: 101}}, isBookable: {eq: true}}, take: 2) { results { orderNumbers } } }`,
    )) as {
      quotes: { results: { id: number; reference: string }[] };
      orders: { results: { orderNumbers: string }[] };
    };
    const [quote] = quotes.results;
    const numbers = [...orders.results.map(({ orderNumbers }) => orderNumbers), 'TX-77001'];
    const mail = ['Hi Iris,', 'please book', ...numbers.map((number, at) => `${at + 1}) ${number}`)];
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/quotes/${quote!.id}`);
      await page.getByRole('button', { name: 'Accept quote' }).click();
      await dialog(page).getByRole('button', { name: 'Accept quote' }).click();
      await page.getByRole('link', { name: 'Request a booking' }).click();
      await page.getByRole('region', { name: 'From the quote' }).getByText(quote!.reference).waitFor();
      assert.notEqual(await page.getByLabel('Shipper', { exact: true }).inputValue(), '');
      await page.getByRole('button', { name: 'Paste a list of orders' }).click();
      await page.getByLabel('Order numbers').fill(mail.join('\n'));
      await page.getByRole('button', { name: 'Add 3 orders' }).click();
      // One of them is nobody's order yet, and becomes one with a press more.
      await page.getByText('There are no orders with these numbers: TX-77001').waitFor();
      await assertThemes(page, 375);
      await page.getByRole('button', { name: 'Add it as a new order' }).click();
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText('This booking waits to be confirmed.').waitFor();
      for (const number of numbers) await page.getByRole('link', { name: number, exact: true }).waitFor();
    });
  });

  test('MOD-04 MOD-13 an address is added where a booking is requested, and changed there', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking/new');
      const consignee = page.getByLabel('Consignee', { exact: true });
      await page.getByRole('button', { name: 'Add an address: Consignee' }).click();
      for (const [label, value] of [
        ['Location', 'Night dock'],
        ['Address', '7 Pier Road'],
        ['City', 'Oakland'],
      ] as const)
        await dialog(page).getByLabel(label, { exact: true }).fill(value);
      await dialog(page).getByRole('combobox', { name: 'Country' }).fill('United States');
      await page
        .getByRole('option', { name: /^United States/ })
        .first()
        .click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(await consignee.inputValue(), 'Night dock\n7 Pier Road\nOakland\nUnited States');
      await page.getByRole('button', { name: 'Change the address: Consignee' }).click();
      await dialog(page).getByLabel('Address', { exact: true }).fill('9 Pier Road');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(await consignee.inputValue(), 'Night dock\n9 Pier Road\nOakland\nUnited States');
      await page.getByRole('button', { name: 'Change the address: Consignee' }).waitFor();
    });
  });

  test('MOD-04 MOD-13 a partner is kept where a booking is requested, and changed under Locations', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking/new');
      const shipper = page.getByLabel('Shipper', { exact: true });
      await page.getByRole('button', { name: 'Add a partner: Shipper' }).click();
      for (const [label, value] of [
        ['Partner', 'Loom & Sons'],
        ['Address', '5 Loom Road'],
        ['City', 'Oakland'],
      ] as const)
        await dialog(page).getByLabel(label, { exact: true }).fill(value);
      await dialog(page).getByRole('combobox', { name: 'Country' }).fill('United States');
      await page
        .getByRole('option', { name: /^United States/ })
        .first()
        .click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(await shipper.inputValue(), 'Loom & Sons\n5 Loom Road\nOakland\nUnited States');

      await page.goto('/locations?view=partners');
      await page.getByRole('button', { name: 'Edit Loom & Sons' }).click();
      await dialog(page).getByLabel('City', { exact: true }).fill('Berkeley');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await page.getByText('The partner “Loom & Sons” was saved.').first().waitFor();
      await page.goto('/locations?view=addresses');
      await page.getByRole('row').nth(1).waitFor();
      assert.equal(await page.getByRole('row').filter({ hasText: 'Loom & Sons' }).count(), 0);
    });
  });

  test('MOD-04 a template is saved from a request, begins the next one, is replaced on demand and removed', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking/new?template=1');
      const shipper = page.getByLabel('Shipper', { exact: true });
      await page.getByLabel('Remarks').filter({ visible: true }).first().waitFor();
      await shipper.fill('Mill\nNingbo');
      const keep = async (name: string) => {
        await page.getByRole('button', { name: 'Save as template' }).click();
        await dialog(page).getByLabel('Name of the template').fill(name);
        await dialog(page).getByRole('button', { name: 'Save template' }).click();
      };
      await keep('Spring coats');
      await page.getByText('The template “Spring coats” is saved.').first().waitFor();
      await shipper.fill('Weaver\nNingbo');
      await keep('SPRING COATS');
      await dialog(page).getByText('Please tick this, or choose another name.').waitFor();
      await dialog(page).getByLabel('Replace the template “Spring coats”').check();
      await dialog(page).getByRole('button', { name: 'Save template' }).click();
      await page.getByText('The template “SPRING COATS” was replaced.').first().waitFor();

      await page.goto('/booking/new');
      await page.getByRole('link', { name: 'SPRING COATS' }).click();
      await shipper.waitFor();
      assert.equal(await shipper.inputValue(), 'Weaver\nNingbo');
      await page.goto('/booking/new');
      await page.getByRole('button', { name: 'Remove the template SPRING COATS' }).click();
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('The template “SPRING COATS” was removed.').first().waitFor();
      assert.equal(await page.getByRole('link', { name: 'SPRING COATS' }).count(), 0);
      await assertThemes(page, 1440);
    });
  });

  test('MOD-14 MOD-04 a sailing that can still be reached is booked from the schedules', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/schedule');
      const reach = page.getByRole('combobox', { name: 'Cut-off' });
      assert.equal(await reach.locator('option:checked').textContent(), 'Can still be reached');
      const row = page.getByRole('row').nth(1);
      const vessel = (await row.getByRole('rowheader').textContent()) ?? '';
      await row.getByRole('link', { name: 'Book', exact: true }).click();
      const wished = page.getByRole('combobox', { name: 'Wished sailing' });
      await wished.waitFor();
      assert.ok((await wished.inputValue()).startsWith(`${vessel.trim()}, `));
      await page.getByLabel('Cargo ready on').fill(today());
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText(vessel.trim()).waitFor();
    });
  });

  /** A booking that importer B has requested. */
  const requested = async () => (await savingAs(portal.url, IMPORTER_B))({});

  test('MOD-04 an order that another booking got meanwhile is refused at its field, and not offered any more', async () => {
    const { orders } = (await ask(
      portal.url,
      '{ orders: allPurchaseOrder(where: {orderPurchaser: {id: {eq: 101}}, isBookable: {eq: true}}, take: 1) { results { id orderNumbers } } }',
    )) as { orders: { results: { id: number; orderNumbers: string }[] } };
    const [order] = orders.results;
    const save = await savingAs(portal.url, IMPORTER_A);
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/purchase-order/${order!.id}`);
      await page.getByRole('link', { name: 'Request a booking' }).click();
      await fillFreight(page);
      await save({ orderIds: [order!.id] });
      await page.getByRole('button', { name: 'Request booking' }).click();
      await page
        .getByRole('combobox', { name: 'Orders to ship' })
        .and(page.locator('[aria-invalid="true"]'))
        .waitFor();
      await page.getByText(`On another booking already: ${order!.orderNumbers}.`).waitFor();
      await assertThemes(page, 375);
      await page.getByRole('button', { name: `Remove ${order!.orderNumbers}` }).click();
      await page.getByRole('combobox', { name: 'Orders to ship' }).fill(order!.orderNumbers);
      await page.getByText('No results').first().waitFor();
      await page.getByRole('combobox', { name: 'Orders to ship' }).press('Escape');
      await page.getByRole('button', { name: 'Request booking' }).click();
      // What was typed there would not go along: the form says so at the field.
      await page.getByText(`"${order!.orderNumbers}" is not known.`).waitFor();
      await page.getByRole('combobox', { name: 'Orders to ship' }).fill('');
      await page.getByRole('combobox', { name: 'Orders to ship' }).press('Escape');
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText('This booking waits to be confirmed.').waitFor();
    });
  });

  test('MOD-04 MOD-05 a booking is requested for the orders that are chosen in the list, by the keyboard', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/purchase-order?status=open');
      await page.getByRole('row').nth(2).waitFor();
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
      await page.getByText('2 selected', { exact: true }).first().waitFor();
      await assertThemes(page);
      const action = page.getByRole('link', { name: 'Request a booking' });
      const ids = new URL((await action.getAttribute('href')) ?? '', portal.url).searchParams.get('order');
      await action.press('Enter');
      const chosen = page.getByRole('list', { name: 'Orders to ship' }).getByRole('listitem');
      await chosen.nth(1).waitFor();
      assert.equal(await chosen.count(), 2);

      // An order that can't go with a request is named with the reason.
      const { orders } = (await ask(
        portal.url,
        '{ orders: allPurchaseOrder(where: {orderPurchaser: {id: {eq: 101}}, status: {eq: "Delivered"}}, take: 1) { results { id orderNumbers } } }',
      )) as { orders: { results: { id: number; orderNumbers: string }[] } };
      const [delivered] = orders.results;
      await page.goto(`/booking/new?order=${ids},${delivered!.id}`);
      await page.getByText(`${delivered!.orderNumbers}: It was delivered already`).waitFor();
      await chosen.nth(1).waitFor();
      assert.equal(await chosen.count(), 2);
      await assertThemes(page, 375);
    });
  });

  test('MOD-04 D-19 two people change one request, the later one chooses what counts, and it is withdrawn', async () => {
    const { id, revision } = await requested();
    const saveAsAdmin = await savingAs(portal.url, ADMIN);
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, `/booking/${id}`);
      await card(page).getByRole('link', { name: 'Change request' }).click();
      await page.getByLabel('Pieces').fill('12');
      await page.getByLabel('Consignee', { exact: true }).fill('Door 4');
      await saveAsAdmin({ bookingId: id, revision, pieces: 1500, remarks: 'Keep dry' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      // The message far above the button has the focus, and says who it was; what was typed stays.
      await page
        .locator(':focus')
        .filter({ hasText: /^Ada Lindqvist has saved this meanwhile \(.+\)\. Please choose/ })
        .waitFor();
      await page.getByText('Remarks: – → Keep dry').waitFor();
      assert.equal(await page.getByLabel('Consignee', { exact: true }).inputValue(), 'Door 4');
      await assertThemes(page, 375);
      await page.getByLabel('Saved meanwhile: 1,500').waitFor();
      await page.getByLabel('Yours: 12').check();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await card(page).getByText('12 pieces').waitFor();
      await card(page).getByText('Keep dry').waitFor();
      await card(page).getByText('Door 4').waitFor();

      // Answered while it is changed: what was typed can still be read.
      await card(page).getByRole('link', { name: 'Change request' }).click();
      await page.getByLabel('Shipper', { exact: true }).fill('Mill of the North');
      const { booking } = (await ask(
        portal.url,
        `{ booking: oneBooking(where: {id: {eq: ${id}}}) { revision } }`,
      )) as { booking: { revision: number } };
      await actOn(portal.url, await bearerOf(portal.url, ADMIN), 'declineBooking', {
        ...{ bookingId: id, revision: booking.revision, reason: 'No space' },
      });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page
        .locator(':focus')
        .filter({ hasText: /was answered meanwhile.*Declined .*Ada Lindqvist.*was not saved/s })
        .waitFor();
      assert.equal(await page.getByText(/save again/).count(), 0);
      assert.equal(await page.getByLabel('Shipper', { exact: true }).inputValue(), 'Mill of the North');
      await assertThemes(page, 375);
      await page.goto(`/booking/${id}/change`);
      await page.getByText(/was answered meanwhile/).waitFor();
      assert.equal(await page.getByLabel('Shipper', { exact: true }).count(), 0);
    });
  });

  test('MOD-04 D-19 a request that was changed meanwhile is withdrawn after a look at what has changed', async () => {
    const save = await savingAs(portal.url, IMPORTER_B);
    const { id, revision } = await save({});
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, `/booking/${id}`);
      await card(page).getByRole('button', { name: 'Withdraw request' }).click();
      await save({ bookingId: id, revision, pieces: 15 });
      await dialog(page).getByRole('button', { name: 'Withdraw request' }).click();
      await page
        .locator(':focus')
        .filter({
          hasText:
            /^You have saved this in another window \(.+\)\. Please check what has changed before you decide/,
        })
        .waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Withdraw request' }).click();
      await card(page)
        .getByText(/^Withdrawn on/)
        .waitFor();
      await page.goto(`/booking/${id}/change`);
      await page.getByText(/was withdrawn meanwhile/).waitFor();
    });
  });

  test('MOD-04 D-96 the forwarder declines a request with a reason, which the importer reads', async () => {
    const { id } = await requested();
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, `/booking/${id}`);
      await card(page).getByRole('button', { name: 'Decline booking' }).click();
      await dialog(page).getByRole('button', { name: 'Decline booking' }).click();
      await dialog(page).getByText('Required field').waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Reason').fill('No space before the holidays');
      await dialog(page).getByRole('button', { name: 'Decline booking' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Declined on/)
        .waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, `/booking/${id}`);
      await card(page).getByText('No space before the holidays').waitFor();
      assert.equal(await card(page).getByRole('link', { name: 'Change request' }).count(), 0);
      assert.equal(await page.getByRole('link', { name: 'Manage purchase orders' }).count(), 0);

      // What was typed need not be typed again.
      await card(page).getByRole('link', { name: 'Request again' }).click();
      const origin = page.getByRole('combobox', { name: 'Origin Port' });
      // It names the port once the list of ports is there.
      await eventually(
        () => origin.inputValue(),
        (name) => name.includes('KRPUS'),
      );
      assert.equal(await page.getByLabel('Pieces').inputValue(), '10');
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText('This booking waits to be confirmed.').waitFor();
      await card(page).getByText('1 × 40HC, 10 pieces').waitFor();
      assert.notEqual(new URL(page.url()).pathname, `/booking/${id}`);
    });
  });

  test('MOD-04 the orders of a booking that was withdrawn are requested again from its page', async () => {
    const { orders } = (await ask(
      portal.url,
      '{ orders: allPurchaseOrder(where: {orderPurchaser: {id: {eq: 101}}, isBookable: {eq: true}}, take: 1) { results { id orderNumbers } } }',
    )) as { orders: { results: { id: number; orderNumbers: string }[] } };
    const [order] = orders.results;
    const { id, revision } = await (await savingAs(portal.url, IMPORTER_A))({ orderIds: [order!.id] });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/booking/${id}`);
      const manage = page.getByRole('link', { name: 'Manage purchase orders' });
      const again = card(page).getByRole('link', { name: 'Request again' });
      await manage.waitFor();
      assert.equal(await again.count(), 0);
      const bearer = await bearerOf(portal.url, IMPORTER_A);
      await actOn(portal.url, bearer, 'withdrawBooking', { bookingId: id, revision });
      await page.reload();
      await again.click();
      await page
        .getByRole('list', { name: 'Orders to ship' })
        .getByRole('listitem')
        .filter({ hasText: order!.orderNumbers })
        .waitFor();
      await page.goBack();
      await again.waitFor();
      assert.equal(await manage.count(), 0);
    });
  });
});

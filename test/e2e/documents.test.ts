import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { AGENT, ask, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const documents = (page: Page) => page.getByRole('region', { name: /^Documents/ });
const row = (page: Page, name: string) => documents(page).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string, content: Buffer) =>
  documents(page)
    .getByLabel('Files to add as documents')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: '', buffer: content });
const addAll = (page: Page) => documents(page).getByRole('button', { name: /^Add \d+ document/ });

const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj\nendobj\n', 'latin1');
const PROGRAM = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1');
/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

suite('the documents of a shipment', () => {
  const { portal, visit } = writingSuite();

  const sharedShipment = async (): Promise<number> => {
    const where = '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, status: {eq: "In Transit"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1) { results { id } } }`,
    )) as { list: { results: { id: number }[] } };
    return list.results[0]!.id;
  };

  test('MOD-02 D-15 D-96 an agent adds papers for everybody and for the forwarder; the importer is told, and reads its own part', async () => {
    const shipment = await sharedShipment();
    const bill = `${fresh('HBL')}.pdf`;
    const photo = `${fresh('seal')}.png`;
    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipment}`);
      await choose(page, bill, PDF);
      await choose(page, photo, PICTURE);
      await choose(page, 'bill.pdf', PROGRAM);
      await choose(page, 'setup.exe', PROGRAM);
      assert.equal(
        await documents(page)
          .getByLabel(`Type of ${bill}`)
          .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent),
        'Bill of lading',
      );
      await documents(page).getByLabel(`Who sees ${photo}`).selectOption('Agent and forwarder');
      await row(page, 'setup.exe').getByText('Files of this kind can’t be added').waitFor();
      await addAll(page).click();
      await row(page, 'bill.pdf').getByText('isn’t what its name says').waitFor();
      await row(page, bill)
        .getByRole('button', { name: `Download ${bill}` })
        .waitFor();
      await row(page, photo).getByText('Agent and forwarder').waitFor();
      await assertThemes(page, 375);

      // The server's policy lets the page show a picture of its own.
      await row(page, photo)
        .getByRole('button', { name: `Preview ${photo}` })
        .click();
      const picture = page.getByRole('dialog').getByRole('img', { name: photo });
      await picture.waitFor();
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth);
      await page.keyboard.press('Escape');
      const downloading = page.waitForEvent('download');
      await row(page, bill)
        .getByRole('button', { name: `Download ${bill}` })
        .click();
      assert.equal((await downloading).suggestedFilename(), bill);
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment}`);
      await row(page, bill)
        .getByRole('button', { name: `Download ${bill}` })
        .waitFor();
      assert.equal(await row(page, photo).count(), 0);
      // Another company's document is read, not changed.
      assert.equal(await row(page, bill).getByRole('button', { name: /^More/ }).count(), 0);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('Document added').first().waitFor();
      await page.getByText(`Bill of lading: ${bill}`).first().waitFor();
      assert.equal(await page.getByText(photo).count(), 0);
    });
  });

  test('D-122 an upload that fails stays listed and is tried again; a removed document comes back by Undo', async () => {
    const shipment = await sharedShipment();
    const name = `${fresh('Packing list')}.pdf`;
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment}`);
      await page.route('**/api/files?*', (route) => route.abort());
      await choose(page, name, PDF);
      await addAll(page).click();
      await row(page, name)
        .getByRole('button', { name: `Try again: ${name}` })
        .waitFor();
      await page.unroute('**/api/files?*');
      await row(page, name)
        .getByRole('button', { name: `Try again: ${name}` })
        .click();
      await row(page, name)
        .getByRole('button', { name: `More: ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Change type or who sees it' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Who sees it').selectOption('Customer and forwarder');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await row(page, name).getByText('Customer and forwarder').waitFor();

      await row(page, name)
        .getByRole('button', { name: `More: ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await row(page, name).waitFor({ state: 'detached' });
      await documents(page).getByRole('button', { name: 'Undo' }).click();
      await row(page, name)
        .getByRole('button', { name: `Download ${name}` })
        .waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipment}`);
      await documents(page).getByRole('button', { name: 'Choose files' }).waitFor();
      assert.equal(await row(page, name).count(), 0);
    });
  });
});

import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Dialog, Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, bearerOf, IMPORTER_A, IMPORTER_B, PASSWORD } from '../helpers/e2e/data.ts';
import { openSignedIn, portalSuite, signInOnDemo } from '../helpers/e2e/pages.ts';

const COMPANY = '/user-profile/account-information';
const PERSON = '/user-profile/personal-information';

/** The company that the top bar names. */
const actingFor = (page: Page, company: string) =>
  page.getByRole('button', { name: `Acting for ${company}. Switch entity`, exact: true });

async function switchTo(page: Page, typed: string, company: string): Promise<void> {
  await page.getByRole('button', { name: /^Acting for/ }).click();
  const panel = page.getByRole('dialog', { name: 'Switch entity', exact: true });
  const entity = panel.getByRole('combobox', { name: 'Entity', exact: true });
  const button = panel.getByRole('button', { name: 'Switch Your Entity', exact: true });
  await entity.waitFor();
  await page.waitForFunction(
    () => document.querySelector('entity-switcher')?.shadowRoot?.querySelector('input')?.value !== '',
  );
  assert.equal(await button.isDisabled(), true, 'ENT-14 the present company');
  await entity.fill(typed);
  await panel.getByRole('option', { name: company }).click();
  await button.click();
}

describe('company and profile', () => {
  const { portal, visit } = portalSuite();

  // Each begins as the company of one's own, wherever the one before ended.
  beforeEach(async () => {
    await actOn(portal.url, await bearerOf(portal.url, ADMIN), 'setEntity', { new_entity_id: 1 });
  });

  it('ENT-01 ENT-08 ENT-09 ENT-10 SHELL-30 holds in all tabs, and D-33 asks before unsaved work goes', () =>
    visit(async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openSignedIn(page, ADMIN, COMPANY);
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
      const other = await page.context().newPage();
      await other.goto('/dashboard');
      const header = await actingFor(other, 'Bluemoor Forwarding').elementHandle();
      await other.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));

      await page.getByRole('button', { name: 'Switch entity', exact: true }).click();
      await page.getByRole('button', { name: 'Switch Your Entity' }).waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await page.keyboard.press('Escape');
      await switchTo(page, 'northf', 'Northfold Apparel');
      await actingFor(page, 'Northfold Apparel').waitFor();
      const name = page.getByRole('textbox', { name: 'Company Name' });
      await name.waitFor();
      assert.equal(await name.inputValue(), 'Northfold Apparel');

      await actingFor(other, 'Northfold Apparel').waitFor();
      assert.equal(await header?.evaluate((node) => node.isConnected), false, 'the other tab was drawn anew');
      assert.equal(
        await other.evaluate(() => Reflect.get(globalThis, 'isSamePage')),
        true,
        'without a reload',
      );
      await other.close();

      await page.getByRole('textbox', { name: 'City' }).fill('Pasadena');
      const asked: Dialog[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog);
        if (asked.length === 1) await dialog.dismiss();
        else await dialog.accept();
      });
      await switchTo(page, 'bluem', 'Bluemoor Forwarding');
      const notice = page.getByRole('alert').filter({ hasText: 'You now act for Bluemoor Forwarding.' });
      await notice.waitFor({ state: 'attached' });
      assert.deepEqual(
        asked.map((dialog) => dialog.type()),
        ['beforeunload'],
      );
      assert.equal(await page.getByLabel('City').inputValue(), 'Pasadena', 'nothing was lost');
      await page.keyboard.press('Escape');
      await notice.getByRole('button', { name: 'Reload the page' }).click();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name=companyName]')?.value === 'Bluemoor Forwarding',
      );
      assert.equal(asked.length, 2);
    }));

  it('ENT-09 D-15 a switch on another device: a page never shows the data of one company under the name of another', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/shipments');
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
      // Shown and, a moment later, announced.
      const shown = page.getByText(/^\d+ records$/);
      const own = await shown.first().textContent();
      const bearer = await bearerOf(portal.url, ADMIN);
      const switchThere = (id: number) => actOn(portal.url, bearer, 'setEntity', { new_entity_id: id });

      // The name comes last: nothing else may stand in its place until then.
      const { promise: isNamed, resolve: nameIt } = Promise.withResolvers<void>();
      await page.route('**/api/betty/query', async (route) => {
        if (route.request().postData()?.includes('meWebUser')) await isNamed;
        await route.continue();
      });
      await switchThere(101);
      await page.reload();
      await shown.filter({ hasNotText: own! }).first().waitFor();
      const banner = page.getByRole('banner');
      assert.doesNotMatch((await banner.textContent()) ?? '', /Bluemoor|Northfold/);
      nameIt();
      await actingFor(page, 'Northfold Apparel').waitFor();

      await switchThere(1);
      await page.getByRole('link', { name: 'Bookings', exact: true }).click();
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
      await page.getByText('300 records', { exact: true }).first().waitFor();
    }));

  it('ENT-09 ENT-10 a switch that is under way comes to its end although its panel is closed', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, COMPANY);
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
      const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
      await page.route('**/api/runtime/**', async (route) => {
        if (route.request().postData()?.includes('new_entity_id')) await isClosed;
        await route.continue();
      });
      const sent = page.waitForRequest((request) => request.postData()?.includes('new_entity_id') ?? false);
      await switchTo(page, 'copper', 'Copperlane Home');
      await sent;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      closed();
      await actingFor(page, 'Copperlane Home').waitFor();
      const name = page.getByRole('textbox', { name: 'Company Name' });
      await name.waitFor();
      assert.equal(await name.inputValue(), 'Copperlane Home');
      await switchTo(page, 'bluem', 'Bluemoor Forwarding');
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
    }));

  it('ENT-01 ENT-08 ENT-10 a strip at the top names the other company on a phone, too, and leads back to the own one', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, COMPANY);
      await switchTo(page, 'copper', 'Copperlane Home');
      const strip = page.getByRole('banner').getByText('You are acting for Copperlane Home');
      await strip.waitFor();
      await page.setViewportSize({ width: 375, height: 700 });
      await page.evaluate(() => scrollTo(0, 400));
      assert.equal((await strip.boundingBox())!.y >= 0, true, 'it stays in sight');
      assert.deepEqual(await axeProblems(page), []);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await strip.isVisible(), false, 'it is not printed');
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Back to Bluemoor Forwarding' }).click();
      await strip.waitFor({ state: 'detached' });
      await actingFor(page, 'Bluemoor Forwarding').waitFor();
      const name = page.getByRole('textbox', { name: 'Company Name' });
      await name.waitFor();
      assert.equal(await name.inputValue(), 'Bluemoor Forwarding');
    }));

  it('ENT-03 the QA page has the element for admins, and an empty one for others', () =>
    visit(async (page) => {
      await signInOnDemo(page, IMPORTER_A);
      await page.goto('/demo/?element=entity-switcher');
      const log = page.getByRole('log').or(page.getByText('fp-ready'));
      await log.first().waitFor();
      assert.equal(await page.getByRole('button', { name: 'Switch Your Entity' }).count(), 0);
      await page.getByRole('button', { name: ADMIN }).click();
      await page.getByRole('button', { name: 'Switch Your Entity' }).waitFor();
      await page.getByRole('combobox', { name: 'Entity', exact: true }).fill('copper');
      await page.getByRole('option', { name: 'Copperlane Home' }).click();
      await page.getByRole('button', { name: 'Switch Your Entity' }).click();
      await page.getByText('fp-entity-changed').first().waitFor();
      await page.getByText('fp-reload').first().waitFor();
    }));

  it('D-31 Back asks before it takes a changed profile away', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, COMPANY);
      await page.getByRole('link', { name: 'User Profile', exact: true }).first().click();
      await page.waitForURL(PERSON);
      const position = page.getByRole('textbox', { name: 'Position' });
      await position.fill('Head of Nothing');
      await page.evaluate(() => history.back());
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'detached' });
      assert.equal(await position.inputValue(), 'Head of Nothing');
      await position.press('End');
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await page.waitForURL(COMPANY);
    }));

  it('MOD-19 MOD-20 names, position and picture are kept, and the portal shows them', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/user-profile');
      await page.waitForURL(PERSON);
      await page.getByRole('textbox', { name: 'First Name' }).fill('Imogen');
      await page.getByRole('textbox', { name: 'Position' }).fill('Head of Imports');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Your profile is saved.' }).waitFor();
      await page.getByRole('button', { name: /^Hi, Imogen/ }).waitFor();

      const drawn = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 600, height: 400 });
        canvas.getContext('2d')?.fillRect(0, 0, 600, 400);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      });
      const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
      await page.getByLabel('Choose a picture').setInputFiles(file);
      await page.getByRole('button', { name: 'Save picture' }).click();
      await page.getByRole('status').filter({ hasText: 'Your picture is saved.' }).waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await page.reload();
      const picture = page.locator('main img[src^="/api/pictures/"]');
      await picture.waitFor();
      const width = await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      );
      assert.equal(width, 256);
      assert.equal(await page.getByRole('textbox', { name: 'Position' }).inputValue(), 'Head of Imports');
    }));

  it('MOD-20 a new password ends the other sessions and keeps this one', () =>
    visit(async (page) => {
      const other = await bearerOf(portal.url, IMPORTER_B);
      await openSignedIn(page, IMPORTER_B, PERSON);
      const fill = async (old: string, next: string) => {
        await page.getByLabel('Old Password').fill(old);
        await page.getByLabel('New Password').fill(next);
        await page.getByLabel('Confirm Password').fill(next);
        await page.getByRole('button', { name: 'Change password' }).click();
      };
      await fill('wrong-Pass-0', 'next-Pass-2');
      await page.getByText('The old password is wrong.').waitFor();
      await fill(PASSWORD, 'next-Pass-2');
      await page.getByRole('status').filter({ hasText: 'Your password is changed.' }).waitFor();
      const headers = { authorization: `Bearer ${other}` };
      const { status } = await fetch(`${portal.url}/api/betty/login`, { method: 'POST', headers });
      assert.equal(status, 401);
      await page.reload();
      await page.getByLabel('Old Password').waitFor();
      await page.goto('/logout');
      await page.getByLabel('Email').fill(IMPORTER_B);
      await page.getByLabel('Password').fill('next-Pass-2');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL('/dashboard');
    }));
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, bearerOf, fresh, IMPORTER_A, PASSWORD } from '../helpers/e2e/data.ts';
import { assertFits, assertThemes, resize, setLook } from '../helpers/e2e/looks.ts';
import { codeFor, inviteLinkFor } from '../helpers/e2e/mails.ts';
import { fillSignIn, openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

suite('accounts', () => {
  const { portal, visit } = portalSuite();

  /** No violation in light and dark, and nothing to scroll sideways at 320 px. */
  async function looksRight(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1 }).waitFor();
    const size = page.viewportSize()!;
    await assertThemes(page);
    await setLook(page, 320, 'light');
    await assertFits(page);
    await resize(page, size);
  }

  test('AUTH-35 AUTH-38 AUTH-44 AUTH-45 D-10 an admin invites, the invited person sets a password and signs in; the link works once', () =>
    visit(async (page) => {
      const email = `${fresh('ada').toLowerCase()}@northfold.example`;
      await openSignedIn(page, ADMIN, '/admin/invites');
      await looksRight(page);
      await field(page, 'Email').fill(email);
      await page.getByRole('combobox', { name: 'Company' }).fill('Northfold');
      await page.locator('[role=option]', { hasText: 'Northfold Apparel' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await says(page, `The invitation is on its way to ${email}.`);
      await page.getByRole('row', { name: email }).waitFor();
      const link = await inviteLinkFor(portal.url, email);

      // The admin is still signed in (D-92).
      await page.goto(link);
      await field(page, 'Password').waitFor();
      await looksRight(page);
      await submit(page);
      await page.getByText('Required field').last().waitFor();
      await looksRight(page);
      const values = {
        Password: 'Ada-pass-1',
        'Confirm Password': 'Ada-pass-1',
        'First Name': 'Ada',
        'Last Name': 'Sund',
      };
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
      await submit(page);
      await says(page, 'Password Set Successfully');
      await page.waitForURL((url) => url.pathname !== '/auth/set-password-new-user');

      await page.goto('/logout');
      await page.waitForURL('/auth/login');
      await fillSignIn(page, email, 'Ada-pass-1');
      await page.getByRole('button', { name: 'Hi, Ada Sund' }).waitFor();

      await page.goto(link);
      await says(page, 'Verification link is wrong');
      await looksRight(page);
    }));

  test('AUTH-36 AUTH-39 an altered or shortened invitation opens nothing', () =>
    visit(async (page) => {
      await page.goto('/auth/set-password-new-user?email=a%40b.cc');
      await page.waitForURL('/auth/login**');
      await page.goto('/auth/set-password-new-user?email=a%40b.cc&invite_verification=nonsense');
      await says(page, 'Verification link is wrong');
    }));

  test('an invitation that was withdrawn opens nothing any more', () =>
    visit(async (page) => {
      const email = `${fresh('bo').toLowerCase()}@northfold.example`;
      const answer = await fetch(`${portal.url}/api/invites`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await bearerOf(portal.url, ADMIN)}`,
        },
        body: JSON.stringify({ email, entityId: 101, role: 'User' }),
      });
      assert.equal(answer.status, 201);
      const link = await inviteLinkFor(portal.url, email);
      await openSignedIn(page, ADMIN, '/admin/invites');
      await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByRole('row', { name: email }).waitFor({ state: 'detached' });
      await page.goto(link);
      await says(page, 'Verification link is wrong');
    }));

  test('AUTH-16 AUTH-25 AUTH-26 AUTH-31 AUTH-32 D-05 a code from the mail sets a new password, once, and ends the old sessions', () =>
    visit(async (page) => {
      const before = await bearerOf(portal.url, IMPORTER_A);
      await page.goto('/auth/login');
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await page.waitForURL('/auth/forgot-password');
      await looksRight(page);

      await field(page, 'Email').fill('nobody@northfold.example');
      await submit(page);
      await says(page, 'The requested nobody@northfold.example is not found');
      await looksRight(page);
      await field(page, 'Email').fill(IMPORTER_A);
      await submit(page);
      await page.getByRole('heading', { name: 'OTP Has been sent successfully on your email' }).waitFor();
      await looksRight(page);

      const code = await codeFor(portal.url, IMPORTER_A);
      const wrong = code === '11111' ? '22222' : '11111';
      await field(page, 'OTP').fill(wrong);
      await submit(page);
      await says(page, `${wrong} is not valid`);
      await looksRight(page);
      await field(page, 'OTP').fill(code);
      await submit(page);
      await field(page, 'New Password').fill('Other-pass-2');
      await field(page, 'Confirm Password').fill('Other-pass-2');
      await looksRight(page);
      await submit(page);
      await says(page, 'Password Reset Successfully');
      await page.waitForURL('/auth/login');

      const headers = { authorization: `Bearer ${before}` };
      const dead = await fetch(`${portal.url}/api/betty/login`, { method: 'POST', headers });
      assert.equal((await dead.json()).token, undefined, 'the session of before');
      await fillSignIn(page, IMPORTER_A, PASSWORD);
      await says(page, 'The login detail is incorrect');
      await fillSignIn(page, IMPORTER_A, 'Other-pass-2');
      await page.waitForURL('/dashboard');
      const again = await fetch(`${portal.url}/api/portal_open_requests/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: IMPORTER_A, otp: code, password: 'Third-pass-3' }),
      });
      assert.notEqual((await again.json()).status, '200', 'the code a second time');
    }));

  test('D-01 a link is made for a record, opens it without signing in, and no more once it is revoked', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/admin/links');
      await looksRight(page);
      await page.getByRole('combobox', { name: 'Record', exact: true }).fill('1002');
      await page.locator('[role=option]', { hasText: /^1002/ }).click();
      await page.getByRole('button', { name: 'Make link' }).click();
      const link = await field(page, 'Link').inputValue();
      await looksRight(page);

      await visit(async (visitor) => {
        await visitor.goto(link);
        await visitor.getByRole('button', { name: 'Save Changes' }).waitFor();
      });
      const row = page.getByRole('row', { name: /Booking BKG-\d+-001002/ }).filter({ hasText: ADMIN });
      await row.getByRole('button', { name: /^Revoke the link to Booking BKG-/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
      await row.waitFor({ state: 'detached' });
      await visit(async (visitor) => {
        await visitor.goto(link);
        await visitor.getByText('You do not have access to this record.').waitFor();
      });
    }));

  test('D-01 a service key is made, makes a link that opens its record, and is revoked with that link', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/admin/service-keys');
      await looksRight(page);
      await field(page, 'Name').fill('Back office');
      await page.getByLabel('Booking', { exact: true }).check();
      await page.getByRole('button', { name: 'Make key' }).click();
      const key = await field(page, 'Service key').inputValue();
      await looksRight(page);

      const ask = () =>
        fetch(`${portal.url}/api/link-tokens`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ recordType: 'booking', recordId: 1002, role: 'user', expiresIn: 600 }),
        });
      const { url } = (await (await ask()).json()) as { url: string };
      await visit(async (visitor) => {
        await visitor.goto(url);
        await visitor.getByRole('button', { name: 'Save Changes' }).waitFor();
      });
      await page.getByRole('button', { name: 'Revoke the key Back office' }).click();
      await page.getByLabel('Revoke its links, too').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
      await page.getByText('The key Back office is revoked.').waitFor();
      assert.equal((await ask()).status, 401);
      await visit(async (visitor) => {
        await visitor.goto(url);
        await visitor.getByText('You do not have access to this record.').waitFor();
      });
    }));
});

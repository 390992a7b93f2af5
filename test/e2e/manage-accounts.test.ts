import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { ADMIN, bearerOf, fresh, PASSWORD } from '../helpers/e2e/data.ts';
import { assertFits, assertThemes, resize, setLook } from '../helpers/e2e/looks.ts';
import { inviteLinkFor } from '../helpers/e2e/mails.ts';
import { fillSignIn, openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

suite('managing accounts', () => {
  const { portal, visit } = portalSuite();

  async function post(path: string, body: object, bearer?: string): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const answer = await fetch(`${portal.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
  }

  /** A colleague of importer A with an account. */
  async function newPerson(): Promise<string> {
    const email = `${fresh('eve').toLowerCase()}@northfold.example`;
    const bearer = await bearerOf(portal.url, ADMIN);
    await post('/api/invites', { email, entityId: 101, role: 'User' }, bearer);
    const { searchParams } = new URL(await inviteLinkFor(portal.url, email), portal.url);
    const person = { password: PASSWORD, first_name: 'Eve', last_name: 'Berg' };
    await post('/api/portal_open_requests/set-password', { ...Object.fromEntries(searchParams), ...person });
    return email;
  }

  /** The list with this account alone. */
  async function openAccount(admin: Page, email: string): Promise<void> {
    await openSignedIn(admin, ADMIN, '/admin/accounts');
    await admin.getByRole('searchbox').fill(email);
    await admin.waitForURL((url) => url.searchParams.get('search') === email);
    await admin.getByRole('row', { name: email }).first().waitFor();
    // A row that the search leaves out has gone.
    await admin.getByRole('row', { name: ADMIN }).waitFor({ state: 'detached' });
  }

  async function choose(admin: Page, email: string, change: string): Promise<void> {
    await admin.getByRole('button', { name: `Change: ${email}` }).press('Enter');
    await admin.getByRole('menuitem', { name: change }).press('Enter');
    await admin.getByRole('dialog').waitFor();
  }

  const confirm = (admin: Page, change: string) =>
    admin.getByRole('dialog').getByRole('button', { name: change }).click();

  /** No violation in light and dark, and nothing to scroll sideways at 320 px. */
  async function looksRight(page: Page): Promise<void> {
    const size = page.viewportSize()!;
    await assertThemes(page);
    await setLook(page, 320, 'light');
    await assertFits(page);
    await resize(page, size);
  }

  test('D-98 AUTH-35 a closed account is asked to sign in where it is open; an invitation opens it, and the old session stays ended', () =>
    visit((admin) =>
      visit(async (person) => {
        const email = await newPerson();
        await openSignedIn(person, email, '/dashboard');
        await person.getByRole('link', { name: 'Shipments', exact: true }).first().waitFor();
        const before = await person.evaluate(() => JSON.parse(localStorage.getItem('fp-session')!).authToken);

        await openAccount(admin, email);
        await looksRight(admin);
        await choose(admin, email, 'Close account');
        await admin.getByRole('dialog').getByText(`${email} is signed out everywhere`).waitFor();
        await looksRight(admin);
        await confirm(admin, 'Close account');
        await says(admin, `The account of ${email} is closed.`);
        await admin.getByRole('row', { name: email }).getByText('Closed').waitFor();

        await person.getByRole('link', { name: 'Shipments', exact: true }).first().click();
        const dialog = person.getByRole('dialog', { name: 'Sign In' });
        await dialog.waitFor();
        await dialog.getByLabel('Password').fill(PASSWORD);
        await dialog.getByRole('button', { name: 'Sign In' }).click();
        await says(person, 'The login detail is incorrect');

        await choose(admin, email, 'Invite again');
        await looksRight(admin);
        await confirm(admin, 'Invite again');
        await says(admin, `The invitation is on its way to ${email}.`);
        await admin.getByRole('row', { name: email }).getByText('Invited').waitFor();
        await person.goto(await inviteLinkFor(portal.url, email));
        const values = {
          Password: 'Eve-pass-2',
          'Confirm Password': 'Eve-pass-2',
          'First Name': 'Eve',
          'Last Name': 'Berg',
        };
        for (const [label, value] of Object.entries(values))
          await person.getByLabel(label, { exact: true }).fill(value);
        await person.getByRole('button', { name: 'Submit' }).click();
        await says(person, 'Password Set Successfully');
        await person.waitForURL((url) => url.pathname !== '/auth/set-password-new-user');
        await person.goto('/auth/login');
        await fillSignIn(person, email, 'Eve-pass-2');
        await person.getByRole('button', { name: 'Hi, Eve Berg' }).waitFor();
        const old = await fetch(`${portal.url}/api/betty/login`, {
          method: 'POST',
          headers: { authorization: `Bearer ${before}` },
        });
        assert.equal(old.status, 401);
      }),
    ));

  test('AUTH-35 D-101 name and position of a person are changed, and stay so', () =>
    visit(async (admin) => {
      const email = await newPerson();
      await openAccount(admin, email);
      await choose(admin, email, 'Change name');
      const dialog = admin.getByRole('dialog');
      await dialog.getByLabel('Last Name').fill('Berglund');
      await dialog.getByLabel('Position').fill('Head of Returns');
      await looksRight(admin);
      await confirm(admin, 'Change name');
      await says(admin, `${email} has another name or position.`);
      await admin.reload();
      const row = admin.getByRole('row', { name: email });
      await row.getByText('Eve Berglund').waitFor();
      await row.getByRole('link').click();
      await dialog.getByText('Head of Returns').waitFor();
    }));

  test('ROLE-02 D-15 D-101 role and company are changed after a question; the own account offers nothing', () =>
    visit(async (admin) => {
      const email = await newPerson();
      await openAccount(admin, email);
      await choose(admin, email, 'Change role');
      const dialog = admin.getByRole('dialog');
      assert.deepEqual(await dialog.getByLabel('Role').locator('option').allTextContents(), [
        'User',
        'Manager',
      ]);
      await dialog.getByLabel('Role').selectOption('Manager');
      await looksRight(admin);
      await confirm(admin, 'Change role');
      await says(admin, `${email} has another role.`);
      await admin.getByRole('row', { name: email }).getByText('Manager').waitFor();

      await choose(admin, email, 'Change company');
      await confirm(admin, 'Change company');
      await dialog.getByText('Required field').waitFor();
      await dialog.getByRole('combobox', { name: 'Company' }).fill('Copperlane');
      await admin.locator('[role=option]', { hasText: 'Copperlane' }).first().click();
      await confirm(admin, 'Change company');
      await says(admin, `${email} belongs to another company.`);
      await admin.getByRole('row', { name: email }).getByText('Copperlane').waitFor();

      await admin.getByRole('searchbox').fill(ADMIN);
      await admin.getByRole('row', { name: ADMIN }).getByText('You', { exact: true }).waitFor();
      assert.equal(await admin.getByRole('button', { name: `Change: ${ADMIN}` }).count(), 0);
    }));

  test('AUTH-35 D-98 several accounts are closed at once, after a question that names how many, and it is told what became of each', () =>
    visit(async (admin) => {
      const [first, second] = [await newPerson(), await newPerson()];
      const bearer = await bearerOf(portal.url, ADMIN);
      const { accounts } = (await actOn(portal.url, bearer, 'listAccounts', { text: first })) as {
        accounts: [{ id: number }];
      };
      await openAccount(admin, 'eve-');
      await admin.getByRole('row', { name: second }).waitFor();
      for (const email of [first, second])
        await admin.getByRole('checkbox', { name: `Select ${email}`, exact: true }).check();
      await admin.getByText('2 selected', { exact: true }).first().waitFor();
      await actOn(portal.url, bearer, 'closeAccount', { accountId: accounts[0].id });

      await admin.getByRole('button', { name: 'Close accounts' }).click();
      const dialog = admin.getByRole('dialog', { name: 'Close 2 accounts' });
      await dialog.getByText('These people are signed out everywhere').waitFor();
      await looksRight(admin);
      const requests: string[] = [];
      admin.on('request', (request) => {
        if (request.method() === 'POST' && request.postData()?.includes('ids')) requests.push(request.url());
      });
      await dialog.getByRole('button', { name: 'Close accounts' }).click();
      await dialog.getByText('Left as it is: not open').waitFor();
      const told = (await dialog.getByRole('listitem').allInnerTexts()).map((line) => line.split(/\s*\n\s*/));
      assert.deepEqual(
        told.sort(),
        [
          [first, 'Left as it is: not open'],
          [second, 'Closed'],
        ].sort(),
      );
      assert.equal(requests.length, 1);
      await looksRight(admin);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await admin.getByRole('row', { name: second }).getByText('Closed').waitFor();
      assert.equal(await admin.getByText('2 selected').count(), 0);

      await admin.getByRole('checkbox', { name: `Select ${second}`, exact: true }).check();
      await admin.getByRole('button', { name: 'Invite again' }).click();
      const invite = admin.getByRole('dialog', { name: 'Invite 1 person again' });
      await invite.getByRole('button', { name: 'Invite again' }).click();
      await invite.getByText('Invitation sent').waitFor();
      await admin.keyboard.press('Escape');
      await admin.getByRole('row', { name: second }).getByText('Invited').waitFor();
      assert.ok(await inviteLinkFor(portal.url, second));
    }));

  test('D-101 a change that another admin made impossible says why, where it was asked for', () =>
    visit(async (admin) => {
      const email = await newPerson();
      await openAccount(admin, email);
      await choose(admin, email, 'Change role');
      const bearer = await bearerOf(portal.url, ADMIN);
      const { accounts } = (await actOn(portal.url, bearer, 'listAccounts', { text: email })) as {
        accounts: [{ id: number }];
      };
      await actOn(portal.url, bearer, 'closeAccount', { accountId: accounts[0].id });
      await admin.getByRole('dialog').getByLabel('Role').selectOption('Manager');
      await confirm(admin, 'Change role');
      const why =
        'Nothing was changed. This account is not open. A new invitation decides its company and role.';
      await admin.getByRole('dialog').getByText(why).waitFor();
      await admin.keyboard.press('Escape');
      await admin.getByRole('row', { name: email }).getByText('Closed').waitFor();
    }));
});

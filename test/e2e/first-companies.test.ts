import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { acceptInvitation } from '../helpers/e2e/accept-invitation.ts';
import { suiteVisits } from '../helpers/e2e/pages.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { emptyFolder, OUTSIDE_DEMO, type ServerProcess, startServer } from '../helpers/server.ts';

const FIRST = 'first@office.example';
const SECOND = 'ida@aldervale.example';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

suite('an installation that begins empty', () => {
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

  const accept = (page: Page, nth: number, email: string, firstName: string) =>
    acceptInvitation(page, mails, { nth, email, firstName });

  /** Makes a company by the keyboard, as a clerk types it from a list. */
  async function make(page: Page, type: string, reference: string, name: string, agent?: string) {
    await page.getByRole('button', { name: 'New company' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New company' });
    await dialog.getByLabel('Reference').fill(reference);
    await dialog.getByLabel('Type').selectOption(type);
    await dialog.getByLabel('Company Name').fill(name);
    if (agent) {
      await dialog.getByRole('combobox', { name: 'Agents' }).fill(agent);
      await dialog.getByRole('option', { name: agent }).waitFor();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: `Remove ${agent}` }).waitFor();
    }
    await dialog.getByLabel('Reference').press('Enter');
    await page.getByText(`${name} is created.`).waitFor();
  }

  test('PROD-07 D-101 AUTH-35 its first admin makes an agent and a company, and invites a person, who signs in there', () =>
    visit(async (admin) => {
      await accept(admin, 1, FIRST, 'Ann');
      const steps = admin.getByRole('region', { name: 'First steps' });
      await steps.getByRole('link', { name: 'Companies' }).click();
      await make(admin, 'Agent', 'A-300', 'Jetty Logistics');
      await make(admin, 'Importer', 'C-2001', 'Alder Vale Trading', 'Jetty Logistics');

      await admin.getByRole('link', { name: 'Invite somebody into Alder Vale Trading' }).click();
      await admin.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value === 'Alder Vale Trading'),
      );
      await field(admin, 'Email').fill(SECOND);
      await admin.getByRole('button', { name: 'Send invitation' }).click();
      await admin.getByText(`The invitation is on its way to ${SECOND}.`).waitFor();

      await visit(async (person) => {
        await accept(person, 2, SECOND, 'Ida');
        await person.goto('/user-profile/account-information');
        await person.waitForFunction(() => document.querySelector('input[name=companyName]') !== null);
        await person.getByText('Alder Vale Trading', { exact: true }).first().waitFor();
        await person.goto('/agent');
        await person.getByRole('link', { name: 'Jetty Logistics' }).first().waitFor();
      });
    }));
});

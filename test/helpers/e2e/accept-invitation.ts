import type { Page } from 'playwright-core';
import type { MailServer } from '../mail-server.ts';

/** Opens the link of the mail, the nth that was sent, and signs in with the account that it gives. */
export async function acceptInvitation(
  page: Page,
  mails: MailServer,
  { nth, email, firstName }: { nth: number; email: string; firstName: string },
): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const { text } = (await mails.received(nth))[nth - 1]!;
  const { pathname, search } = new URL(/https?:\/\/\S+invite_verification=\S+/.exec(text)![0]);
  await page.goto(pathname + search);
  const values = {
    Password: 'Quite-new-7',
    'Confirm Password': 'Quite-new-7',
    'First Name': firstName,
    'Last Name': 'Berg',
  };
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Password Set Successfully').waitFor();
  await page.goto('/auth/login');
  await field('Email').fill(email);
  await field('Password').fill('Quite-new-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: `Hi, ${firstName} Berg` }).waitFor();
}

import { demoDay, renewalHint } from './db/seed/renew/demo-day.ts';
import { DEMO_LINK_DAYS, demoLinks } from './demo-links.ts';
import type { Services } from './services.ts';

const ACCOUNTS = [
  'admin@demo.example',
  'agent@demo.example',
  'importer@demo.example',
  'importer2@demo.example',
  'noname@demo.example',
  'manager@demo.example',
];
const PASSWORD = 'Demo-pass-1';

/** Prints the addresses and accounts of the demo, and how it is renewed if it has stood for a month. */
export async function printDemo(
  url: string,
  { auth, database }: Pick<Services, 'auth' | 'database'>,
): Promise<void> {
  console.info(`\nDemo accounts (password ${PASSWORD}):`);
  for (const account of ACCOUNTS) console.info(`  ${account}`);
  console.info(`\nLinks that open without signing in (${DEMO_LINK_DAYS} days):`);
  for (const { title, url: link } of await demoLinks(url, auth)) console.info(`  ${title}  ${link}`);
  console.info(`\nQA page: ${url}/demo/`);
  const today = await demoDay(database.db);
  const hint = today && renewalHint(today);
  if (hint) console.info(`\n${hint}`);
}

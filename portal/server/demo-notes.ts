import type { Auth } from './auth/auth.ts';
import { DEMO_LINK_DAYS, demoLinks } from './demo-links.ts';

const ACCOUNTS = [
  'admin@demo.example',
  'agent@demo.example',
  'importer@demo.example',
  'importer2@demo.example',
  'noname@demo.example',
];
const PASSWORD = 'Demo-pass-1';

/** Prints the addresses and accounts of the demo. */
export async function printDemo(url: string, auth: Auth): Promise<void> {
  console.info(`\nDemo accounts (password ${PASSWORD}):`);
  for (const account of ACCOUNTS) console.info(`  ${account}`);
  console.info(`\nLinks that open without signing in (${DEMO_LINK_DAYS} days):`);
  for (const { title, url: link } of await demoLinks(url, auth)) console.info(`  ${title}  ${link}`);
  console.info(`\nQA page: ${url}/demo/`);
}

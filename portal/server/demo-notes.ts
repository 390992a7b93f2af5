import type { Auth } from './auth/auth.ts';
import { linkUrl } from './auth/links/link-url.ts';
import type { LinkGrant } from './auth/rights/caller.ts';

const ACCOUNTS = [
  'admin@demo.example',
  'agent@demo.example',
  'importer@demo.example',
  'importer2@demo.example',
  'noname@demo.example',
];
const PASSWORD = 'Demo-pass-1';

const LINKS: LinkGrant[] = [
  { recordType: 'booking', recordId: 1001, role: 'user' },
  { recordType: 'booking', recordId: 1002, role: 'user' },
  { recordType: 'shipment', recordId: 2001, role: 'user' },
  { recordType: 'shipment', recordId: 2002, role: 'user' },
  { recordType: 'quote', recordId: 3001, role: 'admin' },
  { recordType: 'quote', recordId: 3002, role: 'agent' },
  { recordType: 'quote', recordId: 3003, role: 'agent' },
  { recordType: 'manifest', recordId: 4001, role: 'agent' },
];
const LINK_DAYS = 7;

/** Prints the addresses and accounts of the demo. */
export async function printDemo(url: string, auth: Auth): Promise<void> {
  console.info(`\nDemo accounts (password ${PASSWORD}):`);
  for (const account of ACCOUNTS) console.info(`  ${account}`);
  console.info(`\nLinks that open without signing in (${LINK_DAYS} days):`);
  for (const link of LINKS) {
    const token = await auth.signLink(link, LINK_DAYS * 24 * 3600);
    const { recordType, recordId, role } = link;
    console.info(`  ${recordType} ${recordId} (${role})  ${linkUrl(url, link, token)}`);
  }
  console.info(`\nQA page: ${url}/demo/`);
}

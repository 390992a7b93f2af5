import type { Auth } from './auth/auth.ts';
import { linkUrl, newRatesUrl } from './auth/links/link-url.ts';
import type { LinkGrant } from './auth/rights/caller.ts';

export const DEMO_LINK_DAYS = 7;

const LINKS: readonly (LinkGrant & { opens?: typeof newRatesUrl })[] = [
  { recordType: 'booking', recordId: 1001, role: 'user' },
  { recordType: 'booking', recordId: 1002, role: 'user' },
  { recordType: 'shipment', recordId: 2001, role: 'user' },
  { recordType: 'shipment', recordId: 2002, role: 'user' },
  { recordType: 'quote', recordId: 3001, role: 'admin' },
  { recordType: 'quote', recordId: 3002, role: 'agent' },
  { recordType: 'quote', recordId: 3003, role: 'agent' },
  { recordType: 'manifest', recordId: 4001, role: 'agent' },
  { recordType: 'submission', recordId: 5003, role: 'agent' },
  { recordType: 'entity', recordId: 2, role: 'agent', opens: newRatesUrl },
  { recordType: 'entity', recordId: 101, role: 'user' },
];

/** A link that opens a page of the demo for whoever has it. */
export interface DemoLink {
  /** What it opens and with which role, for people. */
  title: string;
  url: string;
}

/** The demo's ready-made links. They work for {@link DEMO_LINK_DAYS}; `publicUrl` is the address of the server. */
export const demoLinks = (publicUrl: string, auth: Auth): Promise<DemoLink[]> =>
  Promise.all(
    LINKS.map(async ({ opens, ...grant }) => {
      const token = await auth.signLink(grant, DEMO_LINK_DAYS * 24 * 3600);
      const title = `${grant.recordType} ${grant.recordId} (${grant.role})`;
      return { title, url: opens ? opens(publicUrl, token) : linkUrl(publicUrl, grant, token) };
    }),
  );

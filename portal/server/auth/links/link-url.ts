import type { LinkGrant, LinkRecordType } from '../rights/caller.ts';

const PAGES: Record<LinkRecordType, string> = {
  booking: '/booking/purchase-order-and-style-manager/',
  shipment: '/shipments/purchase-order-and-style-manager/',
  quote: '/booking-charges/freight_charges',
  manifest: '/booking-charges/manifests_charges',
  submission: '/air-rate/',
  entity: '/route-subscription/products/',
};

/** The portal page that shows the record of a link (NAV-42 to NAV-47), with its token. */
export function linkUrl(publicUrl: string, { recordType, recordId, role }: LinkGrant, token: string): string {
  // The charges page draws by `role` (CHG-04); the rights of the caller come from the token alone (D-02).
  const drawn = recordType === 'quote' || recordType === 'manifest' ? { role } : {};
  const query = new URLSearchParams({ record_id: String(recordId), ...drawn, token });
  return addressOf(publicUrl, PAGES[recordType], query);
}

/** The form for new air freight rates of the company that the token was given out for (MOD-15, D-129). */
export const newRatesUrl = (publicUrl: string, token: string): string =>
  addressOf(publicUrl, PAGES.submission, new URLSearchParams({ token }));

const addressOf = (publicUrl: string, path: string, query: URLSearchParams): string =>
  `${publicUrl.replace(/\/$/, '')}${path}?${query}`;

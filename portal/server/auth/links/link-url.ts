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
  return `${publicUrl.replace(/\/$/, '')}${PAGES[recordType]}?${query}`;
}

import type { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import type { MessageId } from '../../../shared/i18n/text.ts';

export const TYPE_TEXTS: Readonly<Record<(typeof LINK_RECORD_TYPES)[number], MessageId>> = {
  booking: 'admin.type.booking',
  shipment: 'admin.type.shipment',
  quote: 'admin.type.quote',
  manifest: 'admin.type.manifest',
  submission: 'admin.type.submission',
  entity: 'admin.type.entity',
};

export const ROLE_TEXTS: Readonly<Record<(typeof LINK_ROLES)[number], MessageId>> = {
  user: 'admin.role.user',
  agent: 'admin.role.agent',
  admin: 'admin.role.admin',
};

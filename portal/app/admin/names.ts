import { isMisplaced } from '../../../shared/contract/account.ts';
import type { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import type { Translate } from '../../../shared/i18n/define-texts.ts';
import type { TextId } from './texts/index.ts';

const TYPES: Readonly<Record<(typeof LINK_RECORD_TYPES)[number], TextId>> = {
  booking: 'admin.type.booking',
  shipment: 'admin.type.shipment',
  quote: 'admin.type.quote',
  manifest: 'admin.type.manifest',
  submission: 'admin.type.submission',
  entity: 'admin.type.entity',
};

const ROLES: Readonly<Record<(typeof LINK_ROLES)[number] | 'manager', TextId>> = {
  user: 'admin.role.user',
  agent: 'admin.role.agent',
  manager: 'admin.role.manager',
  admin: 'admin.role.admin',
};

const DUTIES: typeof ROLES = {
  user: 'admin.role.user.may',
  agent: 'admin.role.agent.may',
  manager: 'admin.role.manager.may',
  admin: 'admin.role.admin.may',
};

/** What a link with the role opens of its record. */
export const LINK_DUTIES: Readonly<Record<(typeof LINK_ROLES)[number], TextId>> = {
  user: 'admin.links.role.user',
  agent: 'admin.links.role.agent',
  admin: 'admin.links.role.admin',
};

const nameIn =
  (names: Readonly<Record<string, TextId>>) =>
  (text: Translate<TextId>, name: string): string => {
    const id = names[name.toLowerCase()];
    return id ? text(id) : name;
  };

/** What a type of records is called; one that is unknown here stands for itself. */
export const typeName = nameIn(TYPES);

/** What a role is called, as invitations write it and as links do; one that is unknown here stands for itself. */
export const roleName = nameIn(ROLES);

/** The same of somebody in a company of this type; it is told where its people are not given the role. */
export const heldRoleName = (
  text: Translate<TextId>,
  role: string,
  type: string | null | undefined,
): string => {
  const name = roleName(text, role);
  return isMisplaced(role, type) ? text('admin.role.misplaced', { role: name }) : name;
};

/** What somebody with the role may do. */
export const roleDuty = nameIn(DUTIES);

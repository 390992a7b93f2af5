import { LISTED_INVITES } from '../../accounts/invite-repository.ts';
import { code, column, createdAt, defineModel, id, nullable, text, toOne } from './model.ts';
import { mayManagePeople } from './rights.ts';

/** AUTH-35: the invitations that nobody has taken up, for whoever manages the people of the company. */
export const Invitation = defineModel({
  name: 'Invitation',
  table: LISTED_INVITES,
  root: true,
  rights: mayManagePeople,
  fields: {
    id,
    inviteId: column('text', 'invite_id', { sql: (alias) => `${alias}.invite_id::text` }),
    email: text('email'),
    entity: toOne('Company', 'entity_id'),
    role: code('role'),
    /** `open`, or `expired` */
    state: code('state'),
    /** null: the server itself */
    invitedBy: text('invited_by', nullable),
    createdAt,
    expiresAt: column('instant', 'expires_at'),
  },
});

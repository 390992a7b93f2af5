import { MANAGED_ACCOUNTS } from '../../accounts/managed-accounts.ts';
import { code, column, defineModel, id, nullable, text, toOne } from './model.ts';
import { mayManagePeople } from './rights.ts';

/** AUTH-35, D-101: who has an account or an invitation, for whoever manages the people of the company. */
export const Account = defineModel({
  name: 'Account',
  table: MANAGED_ACCOUNTS,
  root: true,
  rights: mayManagePeople,
  fields: {
    id,
    /** null: nobody has taken up the invitation yet */
    accountId: column('int', 'account_id', nullable),
    email: text('email'),
    name: text('name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    companyPosition: text('company_position'),
    /** Names, separated by commas. */
    roles: code('roles'),
    state: code('state'),
    entity: toOne('Company', 'entity_id'),
    lastSignInAt: column('instant', 'last_sign_in_at', nullable),
    inviteId: column('text', 'invite_id', { sql: (alias) => `${alias}.invite_id::text`, nullable: true }),
    revision: column('int', 'revision', nullable),
  },
});

import { sql } from 'kysely';
import { isReference } from '../../companies/is-reference.ts';
import { isCarrierInUse } from './in-use.ts';
import { code, column, defineModel, id, nullable, text, toMany, toOne } from './model.ts';
import { countryFields } from './reference.ts';
import { isOwnCompany, mayReadCompany, mayReadUser } from './rights.ts';

/** REF-06, REF-11: customers, agents, carriers, airlines and the provider. */
export const Company = defineModel({
  name: 'Company',
  table: 'company',
  isSmall: true,
  root: true,
  rights: mayReadCompany,
  fields: {
    id,
    companyName: text('company_name'),
    entityType: text('entity_type'),
    isCarrier: column('boolean', 'is_carrier'),
    isReference: column('boolean', 'id', { sql: isReference }),
    code: code('code', nullable),
    isInUse: column('boolean', 'id', { shown: isCarrierInUse, isCostly: true }),
    ...countryFields({ nullable: true }),
    street: text('address_1', nullable),
    city: text('city', nullable),
    postalCode: code('postal_code', nullable),
    contactName: text('contact_name', nullable),
    contactEmail: code('contact_email', nullable),
    contactPhone: code('contact_phone', nullable),
    taxNumber: code('tax_number', { nullable: true, rights: isOwnCompany }),
    registrationNumber: code('registration_number', { nullable: true, rights: isOwnCompany }),
    actsFor: toMany('Company', {
      table: 'company_agent',
      from: 'agent_id',
      to: 'company_id',
      order: 'company_id',
    }),
    supplies: toMany('Company', {
      table: 'company_supplier',
      from: 'supplier_id',
      to: 'company_id',
      order: 'company_id',
    }),
    verificationCode: code('verification_code', { nullable: true, rights: isOwnCompany }),
    rateProfile: toOne('RateProfile', 'rate_profile_id', { nullable: true, implied: false }),
  },
});

export const RateProfile = defineModel({
  name: 'RateProfile',
  table: 'rate_profile',
  root: false,
  rights: (caller, alias) => sql`exists (
    select 1 from company holder
    where holder.rate_profile_id = ${sql.ref(`${alias}.id`)} and ${isOwnCompany(caller, 'holder')})`,
  fields: { id, entityName: text('entity_name') },
});

/** AUTH-55, the current web user. Never a password, a session or another company's user. */
export const WebUser = defineModel({
  name: 'WebUser',
  table: 'web_user',
  root: true,
  rights: mayReadUser,
  fields: {
    id,
    email: text('email'),
    firstName: text('first_name', nullable),
    lastName: text('last_name', nullable),
    companyPosition: text('company_position', nullable),
    verification: column('boolean', 'verification'),
    rateSearchVerification: column('boolean', 'rate_search_verification'),
    pic: column('text', 'id', {
      sql: (alias) =>
        `(select '/api/pictures/' || picture.key from web_user_picture picture where picture.web_user_id = ${alias}.id)`,
      nullable: true,
      isCostly: true,
    }),
    roles: toMany('Role', { table: 'web_user_role', from: 'web_user_id', to: 'role_id', order: 'role_id' }),
    /** The company that the person acts for now; the other is the one that they belong to. */
    entity: toOne('Company', 'entity_id'),
    homeEntity: toOne('Company', 'home_entity_id'),
    createdAt: column('instant', 'created_at'),
    revision: column('int', 'revision'),
  },
});

export const Role = defineModel({
  name: 'Role',
  table: 'role',
  root: false,
  rights: null,
  fields: { id, name: text('name') },
});

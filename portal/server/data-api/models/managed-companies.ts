import { sql } from 'kysely';
import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { isManagedSql } from '../../companies/is-managed.ts';
import { code, defineModel, id, nullable, text } from './model.ts';
import { countryFields } from './reference.ts';
import { nobody } from './rights.ts';

/** D-101: the companies that the admins who belong to the provider make and change, and nobody else lists. */
export const ManagedCompany = defineModel({
  name: 'ManagedCompany',
  table: 'company',
  isSmall: true,
  root: true,
  rights: (caller, alias) =>
    caller.kind === 'user' ? sql`(${isManagedSql(alias)} and ${isProviderAdminSql(caller.userId)})` : nobody,
  fields: {
    id,
    companyName: text('company_name'),
    /** The forwarder's own number of it. */
    reference: code('reference', nullable),
    type: text('entity_type'),
    street: text('address_1', nullable),
    city: text('city', nullable),
    postalCode: code('postal_code', nullable),
    ...countryFields({ nullable: true }),
  },
});

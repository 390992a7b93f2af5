import { sql, type Transaction } from 'kysely';
import type { CompanyBilling } from '../../../shared/contract/company-billing.ts';
import type { ManagedCompany } from '../../../shared/contract/managed-companies.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, invalid } from '../http/errors/api-error.ts';
import { billingColumns, isSameBilling } from './company-billing.ts';
import { type CompanyFields, profileColumns } from './company-profile.ts';
import { readManagedCompany } from './managed-company.ts';
import { requireParties, writeParties } from './parties.ts';
import { requireFreeType } from './type-in-use.ts';

type Trx = Transaction<Tables>;

/** A company as it is to be. */
export interface CompanyValues extends CompanyFields {
  /** Empty: it has none. */
  reference: string;
  type: ManagedCompany['type'];
  agentIds: readonly number[];
  supplierIds: readonly number[];
  /** Without these two what is known stays. */
  contactName?: string | undefined;
  billing?: CompanyBilling | undefined;
}

/**
 * Makes a company, after `lockCompanies` in this transaction; importers and agents get a rate profile of their own name.
 *
 * @throws ApiError 409 `reference_taken`, 422
 */
export async function insertCompany(trx: Trx, values: CompanyValues): Promise<ManagedCompany> {
  if (values.type === 'Provider') throw providerType();
  const columns = await checkedColumns(trx, values);
  const { id } = await trx
    .insertInto('company')
    .values({
      ...columns,
      code: null,
      verification_code: null,
      rate_profile_id: await newProfile(trx, values),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParties(trx, id, values);
  return readManagedCompany(trx, id);
}

/**
 * Changes the company that `companyToChange` read in this transaction. Without a change it keeps its revision.
 *
 * @throws ApiError 409 `reference_taken`, 422
 */
export async function updateCompany(
  trx: Trx,
  before: ManagedCompany,
  values: CompanyValues,
): Promise<ManagedCompany> {
  const { id, type } = before;
  if ((type === 'Provider') !== (values.type === 'Provider')) throw providerType();
  if (type !== values.type) await requireFreeType(trx, id, values.type);
  const columns = await checkedColumns(trx, values, before);
  if (isUnchanged(before, values)) return before;
  const profileId = before.rateProfile?.id ?? (type === values.type ? null : await newProfile(trx, values));
  await trx
    .updateTable('company')
    .set((eb) => ({ ...columns, rate_profile_id: profileId, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writeParties(trx, id, values);
  return readManagedCompany(trx, id);
}

async function checkedColumns(trx: Trx, values: CompanyValues, before?: ManagedCompany) {
  await requireFreeReference(trx, values.reference, before?.id);
  await requireParties(trx, values, before);
  return {
    ...(await profileColumns(trx, values)),
    ...billingColumns(values.type, values.billing),
    ...(values.contactName !== undefined && { contact_name: values.contactName || null }),
    reference: values.reference || null,
    entity_type: values.type,
  };
}

async function requireFreeReference(trx: Trx, reference: string, id: number | undefined): Promise<void> {
  const { rows } = await sql<{ company: string }>`
    select company_name as company from company
    where lower(reference) = lower(${reference}::text) and id is distinct from ${id ?? null}::integer`.execute(
    trx,
  );
  const [holder] = rows;
  if (holder)
    throw new ApiError(409, 'reference_taken', {
      ...reason('referenceTaken', { reference, company: holder.company }),
      field: 'reference',
    });
}

const providerType = () => invalid({ ...reason('providerType'), field: 'type' });

/** Suppliers are quoted nothing. */
export const hasRateProfile = (type: string): boolean => type === 'Importer' || type === 'Agent';

async function newProfile(trx: Trx, { type, companyName }: CompanyValues): Promise<number | null> {
  if (!hasRateProfile(type)) return null;
  const { id } = await trx
    .insertInto('rate_profile')
    .values({ entity_name: companyName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function isUnchanged(before: ManagedCompany, values: CompanyValues): boolean {
  const idsOf = (parties: ManagedCompany['agents']) => parties.map(({ id }) => id);
  const isSame = (old: readonly number[], now: readonly number[]) =>
    old.every((id) => now.includes(id)) && now.every((id) => old.includes(id));
  const fields = [
    'reference',
    'type',
    'companyName',
    'address_1',
    'city',
    'postalCode',
    'countryCode',
  ] as const;
  return (
    fields.every((field) => before[field] === values[field]) &&
    (values.contactName ?? before.contactName) === before.contactName &&
    isSameBilling(values.type, before.billing, values.billing) &&
    isSame(idsOf(before.agents), values.agentIds) &&
    isSame(idsOf(before.suppliers), values.supplierIds)
  );
}

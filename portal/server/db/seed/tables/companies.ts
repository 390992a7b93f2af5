import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { CHARGES, OTHER_CHARGE_TYPES } from '../data/charge-types.ts';
import { AGENCIES, REFERENCE_PREFIX, SUPPLIES, TRADE_COMPANIES } from '../data/trade-companies.ts';
import { required } from '../required.ts';
import type { Places } from './places.ts';

/** Ids of those who move the freight. */
export interface Carriers {
  ocean: readonly number[];
  air: readonly number[];
}

/** The trade's companies, and what the table of charge types holds beside charges. */
export async function seedCompanies(db: Kysely<Tables>, { countries }: Places): Promise<Carriers> {
  const profiled = TRADE_COMPANIES.filter(({ entityType }) => entityType !== 'Supplier');
  const profileIds = new Map(profiled.map(({ id }, index) => [id, index + 1]));
  await insertRows(
    db,
    'rate_profile',
    profiled.map(({ name }, index) => ({ id: index + 1, entity_name: name })),
  );

  const trade = TRADE_COMPANIES.map(
    ({ id, name, entityType, country, domain }): NewRow<'company'> => ({
      id,
      company_name: name,
      reference: entityType === 'Provider' ? null : `${REFERENCE_PREFIX[entityType]}${id}`,
      entity_type: entityType,
      is_carrier: false,
      code: null,
      country_id: required(countries, country),
      rate_profile_id: profileIds.get(id) ?? null,
      verification_code: `${domain.slice(0, 3).toUpperCase()}-${1000 + id * 7}`,
    }),
  );
  await insertRows(db, 'company', trade);
  await insertRows(
    db,
    'company_agent',
    AGENCIES.map(({ company, agent }) => ({ company_id: company, agent_id: agent })),
  );
  await insertRows(
    db,
    'company_supplier',
    SUPPLIES.flatMap(({ company, suppliers }) =>
      suppliers.map((supplier) => ({ company_id: company, supplier_id: supplier })),
    ),
  );
  await insertRows(
    db,
    'charge_type',
    OTHER_CHARGE_TYPES.map(([iden, description, type], index) => ({
      id: CHARGES.length + index + 1,
      description,
      charge_iden: iden,
      charge_type: type,
    })),
  );
  return { ocean: await idsOf(db, 'Carrier'), air: await idsOf(db, 'Airline') };
}

async function idsOf(db: Kysely<Tables>, entityType: 'Carrier' | 'Airline'): Promise<number[]> {
  const companies = await db
    .selectFrom('company')
    .select('id')
    .where('entity_type', '=', entityType)
    .orderBy('id')
    .execute();
  return companies.map(({ id }) => id);
}

import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { AIRLINES } from '../data/airlines.ts';
import { CHARGES, OTHER_CHARGE_TYPES } from '../data/charge-types.ts';
import { OCEAN_CARRIERS } from '../data/ocean-carriers.ts';
import { AGENCIES, SUPPLIES, TRADE_COMPANIES } from '../data/trade-companies.ts';
import { type Places, required } from './places.ts';

const FIRST_CARRIER_ID = 201;
const FIRST_AIRLINE_ID = 301;

/** Ids of those who move the freight. */
export interface Carriers {
  ocean: readonly number[];
  air: readonly number[];
}

/** The trade's companies, ocean carriers, airlines and charge types. */
export async function seedCompanies(db: Kysely<Tables>, { countries }: Places): Promise<Carriers> {
  const profiled = TRADE_COMPANIES.filter(({ entityType }) => entityType !== 'Supplier');
  const profileIds = new Map(profiled.map(({ id }, index) => [id, index + 1]));
  await insertRows(
    db,
    'rate_profile',
    profiled.map(({ name }, index) => ({ id: index + 1, entity_name: name })),
  );

  const carrierRow = (firstId: number, entityType: 'Carrier' | 'Airline') => {
    return ([code, name, country]: readonly [string, string, string], index: number): NewRow<'company'> => ({
      id: firstId + index,
      company_name: name,
      entity_type: entityType,
      is_carrier: entityType === 'Carrier',
      code,
      country_id: required(countries, country),
      rate_profile_id: null,
      verification_code: null,
    });
  };
  const carriers = OCEAN_CARRIERS.map(carrierRow(FIRST_CARRIER_ID, 'Carrier'));
  const airlines = AIRLINES.map(carrierRow(FIRST_AIRLINE_ID, 'Airline'));
  const trade = TRADE_COMPANIES.map(
    ({ id, name, entityType, country, domain }): NewRow<'company'> => ({
      id,
      company_name: name,
      entity_type: entityType,
      is_carrier: false,
      code: null,
      country_id: required(countries, country),
      rate_profile_id: profileIds.get(id) ?? null,
      verification_code: `${domain.slice(0, 3).toUpperCase()}-${1000 + id * 7}`,
    }),
  );
  await insertRows(db, 'company', [...trade, ...carriers, ...airlines]);
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
  await seedChargeTypes(db);
  return {
    ocean: OCEAN_CARRIERS.map((_, index) => FIRST_CARRIER_ID + index),
    air: AIRLINES.map((_, index) => FIRST_AIRLINE_ID + index),
  };
}

async function seedChargeTypes(db: Kysely<Tables>): Promise<void> {
  const charges = CHARGES.map(([iden, description]) => [iden, description, 'Charge'] as const);
  await insertRows(
    db,
    'charge_type',
    [...charges, ...OTHER_CHARGE_TYPES].map(([iden, description, type], index) => ({
      id: index + 1,
      description,
      charge_iden: iden,
      charge_type: type,
    })),
  );
}

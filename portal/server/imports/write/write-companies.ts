import { sql } from 'kysely';
import { hasRateProfile } from '../../companies/write-company.ts';
import type { CompanyWrite } from '../compare/companies.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';

type Row = ToWrite<CompanyWrite>;

/**
 * Makes and changes companies, and adds agents and suppliers to them. By statements for all rows of a batch:
 * `write-company.ts` takes several for each company, which for ten thousand rows would keep others waiting too long.
 */
export async function writeCompanies(trx: Trx, rows: readonly Row[]): Promise<WrittenRecord[]> {
  const created = await create(trx, rows);
  await change(trx, rows);
  const written = rows.map((row) => ({
    ...row,
    id: row.write.id ?? created.get(row.write.values.reference)!,
  }));
  await addParties(
    trx,
    'agent',
    written.flatMap(({ id, write }) => write.after.agents.map((party) => ({ id, partyId: party.id }))),
  );
  await addParties(
    trx,
    'supplier',
    written.flatMap(({ id, write }) => write.after.suppliers.map((party) => ({ id, partyId: party.id }))),
  );
  return written.map(({ line, id }) => ({ line, recordType: 'entity', recordId: id }));
}

const CHANGED = sql.join(
  ['company_name', 'address_1', 'city', 'postal_code', 'country_id'].map(
    (column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`,
  ),
);

/** Answers the ids by reference. */
async function create(trx: Trx, rows: readonly Row[]): Promise<Map<string, number>> {
  const added = rows.flatMap(({ write }) =>
    write.id === null ? [{ ...write.values, has_profile: hasRateProfile(write.values.entity_type) }] : [],
  );
  if (added.length === 0) return new Map();
  const { rows: created } = await sql<{ id: number; reference: string }>`
    with added as materialized (
      select *, case when has_profile then nextval(pg_get_serial_sequence('rate_profile', 'id')) end as profile_id
      from json_to_recordset(${JSON.stringify(added)}::json) given (reference text, company_name text,
        entity_type text, address_1 text, city text, postal_code text, country_id integer, has_profile boolean)
    ), profiles as (
      insert into rate_profile (id, entity_name) select profile_id, company_name from added where profile_id is not null
    )
    insert into company (reference, company_name, entity_type, address_1, city, postal_code, country_id, rate_profile_id)
    select reference, company_name, entity_type, address_1, city, postal_code, country_id, profile_id from added
    returning id, reference`.execute(trx);
  return new Map(created.map(({ id, reference }) => [reference, id]));
}

async function change(trx: Trx, rows: readonly Row[]): Promise<void> {
  const changed = rows.flatMap(({ write }) => (write.id === null ? [] : [{ ...write.values, id: write.id }]));
  if (changed.length === 0) return;
  await sql`
    update company set ${CHANGED}, revision = company.revision + 1
    from json_populate_recordset(null::company, ${JSON.stringify(changed)}::json) changed
    where company.id = changed.id`.execute(trx);
}

async function addParties(
  trx: Trx,
  party: 'agent' | 'supplier',
  pairs: readonly { id: number; partyId: number }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into ${sql.table(`company_${party}`)} (company_id, ${sql.ref(`${party}_id`)})
    select * from unnest(${pairs.map(({ id }) => id)}::integer[], ${pairs.map(({ partyId }) => partyId)}::integer[])
    on conflict do nothing`.execute(trx);
}

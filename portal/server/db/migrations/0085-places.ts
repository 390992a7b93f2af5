import { type Kysely, sql } from 'kysely';
import { endSuperseded } from '../../base-rates/superseded-rates.ts';
import type { Tables } from '../tables.ts';

/**
 * 3,399 airports, the airlines that fly freight, and the other words that find ports and airports: `Genoa` for Genova. A
 * city has one port: what is at the second code of Shanghai or Ningbo goes to the one that the trade writes. Of the other
 * ports that are no longer listed those stay that something names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { addReferenceData } = await import('../seed/reference/add-reference-data.ts');
  const { completePlaces } = await import('../seed/reference/complete-places.ts');
  for (const table of ['port', 'airport'])
    await sql`alter table ${sql.table(table)} add column if not exists words text not null default ''`.execute(
      db,
    );
  await addReferenceData(db as Kysely<Tables>);
  await completePlaces(db as Kysely<Tables>);
  await renamePortlands(db);

  const named = await columnsThatName(db, 'port');
  for (const [former, code] of MOVED) await movePort(db, named, { former, code });
  const isNamed = named.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} naming where naming.${sql.ref(column)} = port.id)`,
  );
  await sql`delete from port where scac_code = any(${[...MOVED.keys(), ...UNLISTED]}::text[])
    and not (${sql.join(isNamed, sql` or `)})`.execute(db);
}

/** The second code of a port, and the one that counts. */
const MOVED = new Map([
  ['CNSGH', 'CNSHA'],
  ['CNNBO', 'CNNGB'],
]);

const UNLISTED = ['DJPOD', 'TRAMR', 'USJ3C', 'USKCK', 'USTSA'];

/** Two ports of one name in one country: a name that somebody has changed since stays. */
const RENAMED = new Map([
  ['USPDX', 'Portland, OR'],
  ['USPWM', 'Portland, ME'],
]);

async function renamePortlands(db: Kysely<unknown>): Promise<void> {
  for (const [code, name] of RENAMED)
    await sql`update port set company_name = ${name} where scac_code = ${code} and company_name = 'Portland'`.execute(
      db,
    );
}

interface Column {
  table: string;
  column: string;
}

/** The columns that refer to a table, as the database knows them: none can be forgotten. */
async function columnsThatName(db: Kysely<unknown>, target: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select naming.relname as table, attname as column from pg_constraint foreign_key
    join pg_class naming on naming.oid = foreign_key.conrelid
    join pg_attribute on attrelid = naming.oid and attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confrelid = ${target}::regclass
    order by 1, 2`.execute(db);
  return rows;
}

async function movePort(
  db: Kysely<unknown>,
  named: readonly Column[],
  { former, code }: { former: string; code: string },
): Promise<void> {
  const { rows: ports } = await sql<{ scac_code: string; id: number }>`
    select scac_code, id from port where scac_code in (${former}, ${code})`.execute(db);
  const ids = new Map(ports.map(({ scac_code, id }) => [scac_code, id]));
  const [from, to] = [ids.get(former), ids.get(code)];
  if (from === undefined || to === undefined) return;
  // No ship sails from a port to itself.
  await sql`delete from sailing where ${from} in (origin_port_id, destination_port_id)
    and ${to} in (origin_port_id, destination_port_id)`.execute(db);
  const { rows: rates } = await sql<{ id: number }>`select id from base_rate
    where ${from} in (origin_port_id, discharge_port_id, destination_port_id)`.execute(db);
  for (const { table, column } of named)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      db,
    );
  await endSuperseded(
    db as Kysely<Tables>,
    rates.map(({ id }) => id),
  );
  // Saved views of the lists that have ports to choose from.
  for (const end of ['origin', 'destination']) {
    const [before, after] = [from, to].map((id) => `"${end}": "${id}"`);
    await sql`
      update list_settings set revision = revision + 1,
        settings = replace(settings::text, ${before}, ${after})::jsonb
      where list in ('schedule', 'base-rates') and position(${before} in settings::text) > 0`.execute(db);
  }
}

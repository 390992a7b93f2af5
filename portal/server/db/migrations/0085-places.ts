import { type Kysely, sql } from 'kysely';
import { endReplaced } from '../../base-rates/end-replaced.ts';
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
  await renameUnchanged(db);

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

/** Texts of the lists before and after: a text that somebody has changed since stays. */
const RENAMED: readonly [
  table: 'port' | 'airport',
  column: string,
  code: string,
  before: string,
  after: string,
][] = [
  ['port', 'company_name', 'USPDX', 'Portland', 'Portland, OR'],
  ['port', 'company_name', 'USPWM', 'Portland', 'Portland, ME'],
  ['airport', 'airport_name', 'AUH', 'Zayed International Airport', 'Abu Dhabi International Airport'],
  ['airport', 'airport_name', 'IST', 'Istanbul Airport', 'İstanbul Airport'],
  [
    'airport',
    'airport_name',
    'LIM',
    'Jorge Chavez International Airport',
    'Jorge Chávez International Airport',
  ],
  [
    ...(['airport', 'airport_name', 'NLU'] as const),
    ...(['Felipe Angeles International Airport', 'General Felipe Ángeles International Airport'] as const),
  ],
  [
    ...(['airport', 'airport_name', 'SEA'] as const),
    ...(['Seattle-Tacoma International Airport', 'Seattle–Tacoma International Airport'] as const),
  ],
  ['airport', 'icao_code', 'LIM', 'SPJC', 'SPIM'],
  ['airport', 'city', 'BDJ', 'Banjarmasin, Borneo Island', 'Borneo Island'],
  ['airport', 'city', 'BPN', 'Balikpapan, Borneo Island', 'Borneo Island'],
  ['airport', 'city', 'BTH', 'Batam, Batam Island', 'Batam Island'],
  ['airport', 'city', 'GRK', 'Fort Hood (Killeen)', 'Fort Hood'],
  ['airport', 'city', 'JOG', 'Yogyakarta, Java Island', 'Java Island'],
  ['airport', 'city', 'PLM', 'Palembang, Sumatra Island', 'Sumatra Island'],
  ['airport', 'city', 'PNK', 'Pontianak, Borneo Island', 'Borneo Island'],
  ['airport', 'city', 'PUF', 'Pau/Pyrenees (Uzein)', 'Pau/Pyrenees'],
  ['airport', 'city', 'SOC', 'Sukarata(Solo), Java Island', 'Java Island'],
  ['airport', 'city', 'TUF', 'Tours/Val de Loire (Loire Valley)', 'Tours/Val de Loire'],
];

async function renameUnchanged(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, code, before, after] of RENAMED)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${after}
      where ${sql.ref(table === 'port' ? 'scac_code' : 'code')} = ${code} and ${sql.ref(column)} = ${before}`.execute(
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
  const idOf = (name: string) => sql`(select id from port where scac_code = ${name})`;
  // No ship sails from a port to itself.
  await sql`delete from sailing where ${idOf(former)} in (origin_port_id, destination_port_id)
    and ${idOf(code)} in (origin_port_id, destination_port_id)`.execute(db);
  const { rows: rates } = await sql<{ id: number }>`select id from base_rate
    where ${idOf(former)} in (origin_port_id, discharge_port_id, destination_port_id)`.execute(db);
  for (const { table, column } of named)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${idOf(code)}
      where ${sql.ref(column)} = ${idOf(former)}`.execute(db);
  await endReplaced(
    db as Kysely<Tables>,
    rates.map(({ id }) => id),
  );
  // Saved views of the lists that have ports to choose from.
  for (const end of ['origin', 'destination'])
    await sql`
      update list_settings set revision = revision + 1, settings = replace(settings::text,
        format('"%s": "%s"', ${end}::text, ${idOf(former)}), format('"%s": "%s"', ${end}::text, ${idOf(code)}))::jsonb
      where list in ('schedule', 'base-rates')
        and position(format('"%s": "%s"', ${end}::text, ${idOf(former)}) in settings::text) > 0`.execute(db);
}

import { sql } from 'kysely';
import type { DepartureType } from '../../schedules/departures.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import type { DepartureWrite } from '../compare/departures.ts';
import { newIds } from './new-ids.ts';

/** Adds and changes sailings or flights. */
export const writeDepartures =
  (type: DepartureType) =>
  async (trx: Trx, rows: readonly ToWrite<DepartureWrite>[]): Promise<WrittenRecord[]> => {
    const [first] = rows;
    if (!first) return [];
    const added = rows.filter(({ write }) => write.id === null);
    const ids = await newIds(trx, type, added.length);
    const idOf = new Map(added.map(({ line }, n) => [line, ids[n]!]));
    const names = Object.keys(first.write.columns);
    const rowsOf = (some: typeof rows) =>
      sql`json_populate_recordset(null::${sql.table(type)}, ${JSON.stringify(
        some.map(({ line, write }) => ({ ...write.columns, id: write.id ?? idOf.get(line) })),
      )}::json)`;
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(type)} (id, ${columns}) select id, ${columns} from ${rowsOf(added)}`.execute(
      trx,
    );
    const set = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
    await sql`
      update ${sql.table(type)} stored set ${sql.join(set)}
      from ${rowsOf(rows.filter(({ write }) => write.id !== null))} given where stored.id = given.id`.execute(
      trx,
    );
    return rows.map(({ line, write }) => ({ line, recordType: type, recordId: write.id ?? idOf.get(line)! }));
  };

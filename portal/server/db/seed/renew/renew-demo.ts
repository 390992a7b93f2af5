import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { daysBetween } from '../../../../../shared/trade/calendar-days.ts';
import { endSuperseded } from '../../../base-rates/superseded-rates.ts';
import type { Tables } from '../../tables.ts';
import { withoutTimeout } from '../../without-timeout.ts';
import { calendarOf } from '../calendar.ts';
import { rewriteDocuments } from '../tables/documents.ts';
import { MOVED_DAYS, type MovedDays } from './moved-days.ts';

/** Further than any demo moves, so that no row lands where another one still is. */
const FAR_DAYS = 100_000;

/** There is no demo to renew; the message says what to do instead. */
export class NoDemo extends Error {
  override name = 'NoDemo';
}

interface Move {
  /** How many days the demo moves on. */
  days: number;
  /** How many months, as base rates are made by month. */
  months: number;
}

/**
 * Moves the days of all that the seed wrote on to `today` (`YYYY-MM-DD`), in one transaction. Accounts, what people entered,
 * and the moments at which they changed a record of the demo stay as they are; so do rate sheets, which are documents of
 * their day, and numbers with a year in them. Answers by how many days it moved: 0 where the demo plays today, or later.
 * @throws {NoDemo} where there is none.
 */
export function renewDemo(db: Kysely<Tables>, today: string): Promise<number> {
  return withoutTimeout(db, (connection) =>
    connection.transaction().execute(async (trx) => {
      const demo = await trx.selectFrom('demo').select('today').forUpdate().executeTakeFirst();
      if (!demo)
        throw new NoDemo(
          'There are no demo data here that can be renewed: begin a new demo in an empty DATA_DIR or database.',
        );
      const move: Move = {
        days: daysBetween(demo.today, today),
        months: monthOf(today) - monthOf(demo.today),
      };
      if (move.days <= 0) return 0;
      await moveDays(trx, move);
      await moveBaseRates(trx, move);
      await rewriteDocuments(trx, calendarOf(today), lastId('document'));
      await trx.updateTable('demo').set({ today, renewed_at: sql`clock_timestamp()` }).execute();
      await sql`analyze`.execute(trx);
      return move.days;
    }),
  );
}

/** Months since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The highest id that the seed wrote into the table. */
const lastId = (table: keyof Tables): RawBuilder<number> =>
  sql`(select (last_ids ->> ${sql.lit(table)})::integer from demo)`;

async function moveDays(trx: Transaction<Tables>, { days }: Move): Promise<void> {
  for (const [table, { isUnique, ...columns }] of Object.entries(MOVED_DAYS)) {
    for (const by of isUnique ? [FAR_DAYS, days - FAR_DAYS] : [days])
      await moveTable(trx, table as keyof Tables, columns, by);
  }
}

async function moveTable(
  trx: Transaction<Tables>,
  table: keyof Tables,
  { happened = [], planned = [] }: Pick<MovedDays, 'happened' | 'planned'>,
  days: number,
): Promise<void> {
  const by = sql`${days} * interval '1 day'`;
  // What happened later was done by people.
  const seeded = sql`(select greatest(renewed_at, today::timestamptz) from demo)`;
  const moved = [
    ...planned.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${by}`),
    ...happened.map((name) => {
      const column = sql.ref(name);
      return sql`${column} = case when ${column} <= ${seeded} then ${column} + ${by} else ${column} end`;
    }),
  ];
  await sql`update ${sql.table(table)} set ${sql.join(moved)} where id <= ${lastId(table)}`.execute(trx);
}

/** Rates are agreed by the month: what ended with one month ends with another. */
async function moveBaseRates(trx: Transaction<Tables>, { months, days }: Move): Promise<void> {
  const last = lastId('base_rate');
  await sql`
    update base_rate set
      valid_from = valid_from + ${months} * interval '1 month',
      valid_to = case when extract(day from valid_to + 1) = 1
        then valid_to + 1 + ${months} * interval '1 month' - interval '1 day'
        else valid_to + ${months} * interval '1 month' end,
      replaced_from = null,
      created_at = created_at + ${days} * interval '1 day'
    where id <= ${last}`.execute(trx);
  // Somebody may have entered rates that replace these.
  const { rows } = await sql<{ id: number }>`select id from base_rate where id <= ${last}`.execute(trx);
  await endSuperseded(
    trx,
    rows.map(({ id }) => id),
  );
}

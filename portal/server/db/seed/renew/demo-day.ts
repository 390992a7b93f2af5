import { type Kysely, sql } from 'kysely';
import { daysBetween } from '../../../../../shared/trade/calendar-days.ts';
import type { Tables } from '../../tables.ts';
import { day } from '../calendar.ts';
import { MOVED_DAYS, RENEWED_OTHERWISE } from './moved-days.ts';

/** Schedules and rates then begin to run out. */
const OLD_AFTER_DAYS = 28;

/** Stores on which day the demo plays, and where its rows end. */
export async function storeDemoDay(db: Kysely<Tables>, today: string): Promise<void> {
  const tables = [...Object.keys(MOVED_DAYS), ...RENEWED_OTHERWISE];
  const last = tables.map(
    (table) => sql`${sql.lit(table)}, (select coalesce(max(id), 0) from ${sql.table(table)})`,
  );
  await sql`insert into demo (today, renewed_at, last_ids)
    values (${today}, clock_timestamp(), jsonb_build_object(${sql.join(last)}))`.execute(db);
}

/** The day on which the demo plays, `YYYY-MM-DD`; undefined where there is none, or one of an earlier version. */
export async function demoDay(db: Kysely<Tables>): Promise<string | undefined> {
  const demo = await db.selectFrom('demo').select('today').executeTakeFirst();
  return demo?.today;
}

/** What to tell of a demo that has stood for a month; undefined while there is nothing to do. */
export function renewalHint(today: string, now: string = day(Date.now())): string | undefined {
  const age = daysBetween(today, now);
  if (age < OLD_AFTER_DAYS) return undefined;
  return `The demo plays on ${today}, ${age} days ago: npm run demo:renew moves it to today and keeps accounts and what people entered.`;
}

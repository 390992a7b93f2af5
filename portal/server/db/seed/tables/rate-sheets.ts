import type { Kysely } from 'kysely';
import { addDays, addMonths } from '../../../../../shared/trade/calendar-days.ts';
import { defaultWindow } from '../../../../../shared/trade/rate-sheet-rules.ts';
import { MAKE_RATE_SHEET, type RateSheetJob } from '../../../rate-sheets/job-name.ts';
import { insertRows } from '../../insert-rows.ts';
import type { Tables } from '../../tables.ts';
import { type Calendar, day, instant } from '../calendar.ts';
import { ACCOUNTS } from '../data/accounts.ts';
import { IMPORTER_B } from '../data/trade-companies.ts';

/** Who asked for the sheets. */
const AUTHOR = 'importer2@demo.example';
const AUTHOR_ID = ACCOUNTS.findIndex(({ email }) => email === AUTHOR) + 1;

/** What the provider sells importer B rates for; other customers have the usual mark-ups. */
const MARKUPS = { fak_percentage: '12.5', nac_percentage: '8' };

/** The half month that is proposed on the demo's own day, and that of the month before. */
const windowsOf = (today: number) => [-1, 0].map((month) => defaultWindow(addMonths(day(today), month)));

/**
 * The mark-ups of importer B, and two rate sheets that it has asked for, with their jobs: the server makes them as any others as soon as it runs,
 * so that the second one has changes against the first.
 */
export async function seedRateSheets(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  await db
    .insertInto('company_markup')
    .values({ company_id: IMPORTER_B, ...MARKUPS, external_rates: false })
    .execute();
  const sheets = windowsOf(today).map(({ from, to }, index) => ({
    id: index + 1,
    jobId: `00000000-0000-4000-8000-00000000000${index + 1}`,
    from,
    to,
    askedAt: instant(Date.parse(addDays(from, -2)) + 9.5 * 60 * 60 * 1000),
  }));
  await db
    .insertInto('job')
    .values(
      sheets.map(({ id, jobId, askedAt }) => ({
        id: jobId,
        kind: MAKE_RATE_SHEET.name,
        company_id: IMPORTER_B,
        web_user_id: AUTHOR_ID,
        payload: JSON.stringify({ rateSheetId: id } satisfies RateSheetJob),
        // Long since, whatever the day on which the demo is started, and one after the other.
        due_at: instant(id),
        created_at: askedAt,
      })),
    )
    .execute();
  await insertRows(
    db,
    'rate_sheet',
    sheets.map(({ id, jobId, from, to, askedAt }) => ({
      id,
      entity_id: IMPORTER_B,
      number: id,
      version: 1,
      valid_from: from,
      valid_to: to,
      ...MARKUPS,
      existing_charges: true,
      external_rates: false,
      locale: 'en',
      state: 'waiting' as const,
      job_id: jobId,
      created_by: AUTHOR,
      created_by_id: AUTHOR_ID,
      created_at: askedAt,
    })),
  );
}

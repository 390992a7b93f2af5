import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readMailTrouble } from '../mail/mail-trouble.ts';
import type { Gauge } from './gauge.ts';

/** How much long work waits, and since when: of all servers on the database. */
export const jobGauges = ({ db }: Pick<Database, 'db'>): Gauge[] => [
  {
    name: 'freight_portal_jobs',
    help: 'Jobs that have not ended, mails among them.',
    label: 'state',
    async read() {
      const { rows } = await sql<{ queued: number; running: number }>`
        select count(*) filter (where state = 'queued')::integer as queued,
          count(*) filter (where state = 'running')::integer as running
        from job where ended_at is null`.execute(db);
      return rows[0] ?? {};
    },
  },
  {
    name: 'freight_portal_jobs_overdue_seconds',
    help: 'How long the job that has waited longest could have been done.',
    async read() {
      const { rows } = await sql<{ seconds: number }>`
        select greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::double precision as seconds
        from job where state = 'queued'`.execute(db);
      return rows[0]?.seconds ?? 0;
    },
  },
  {
    name: 'freight_portal_mails_failed',
    help: 'Mails whose last try failed: tried again, or given up in the last seven days.',
    label: 'state',
    async read() {
      const { retried, givenUp } = await readMailTrouble(db);
      return { retried, given_up: givenUp };
    },
  },
];

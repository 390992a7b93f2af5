import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { MailKind } from './mail.ts';

type Db = Kysely<Tables>;

/** A mail that this server has taken to send; nobody else does until its lease ends. */
export interface Job {
  id: string;
  kind: MailKind;
  sealed: string;
  /** This one included. */
  tries: number;
  /** What it carries has run out. */
  isUseless: boolean;
}

/** Longer than any attempt may last: a mail whose sender died is taken up by the next one then. */
const LEASE = sql`interval '2 minutes'`;

export async function enqueue(
  trx: Transaction<Tables>,
  mail: { kind: MailKind; sealed: string; uselessAt: Date },
): Promise<void> {
  await trx
    .insertInto('mail_queue')
    .values({ id: randomUUID(), kind: mail.kind, sealed: mail.sealed, useless_at: mail.uselessAt })
    .execute();
}

/** Takes the mail that has waited longest; servers that ask at the same time get different ones. */
export async function take(db: Db): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update mail_queue set tries = tries + 1, next_try_at = now() + ${LEASE}
    where id = (
      select id from mail_queue where next_try_at <= now() order by next_try_at, id limit 1 for update skip locked
    )
    returning id, kind, sealed, tries, useless_at <= now() as "isUseless"`.execute(db);
  return rows[0];
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

export async function postpone(db: Db, id: string, ms: number): Promise<void> {
  await sql`
    update mail_queue set next_try_at = now() + ${ms}::double precision * interval '1 millisecond'
    where id = ${id}::uuid`.execute(db);
}

/** In how many milliseconds the next mail is due; undefined: there is none. */
export async function nextDue(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_try_at) - now()) * 1000)::double precision as ms from mail_queue`.execute(
    db,
  );
  return rows[0]?.ms ?? undefined;
}

/** Ends every lease: for a database that no other server can have open. */
export async function endLeases(db: Db): Promise<void> {
  await sql`update mail_queue set next_try_at = now() where next_try_at > now()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What an invoice bills, and what is paid and credited of it, has as many decimals as its currency (D-149), of which none has
 * more than three. Types without a scale of their own: no row is written anew, and nothing is rounded on its way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(AMOUNTS)) {
    const changes = columns.flatMap((column) => [
      `alter column ${column} type numeric`,
      `add constraint ${table}_${column}_digits check (${column} = round(${column}, 3) and ${column} < 1e14)`,
    ]);
    await sql.raw(`alter table ${table} ${changes.join(', ')}`).execute(db);
  }
  await sql`alter table invoice_total
    alter column paid_amount set default 0.00, alter column credited_amount set default 0.00`.execute(db);
}

const AMOUNTS = {
  invoice_line: ['amount'],
  invoice_total: ['amount', 'paid_amount', 'credited_amount'],
  invoice_entry: ['amount'],
} as const;

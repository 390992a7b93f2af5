import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What hangs on a manifest; the names are those of the reasons `manifestInUse`. */
const USES = {
  charges: (id: RawBuilder<unknown>) => sql`
    from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id where sheet.manifest_id = ${id}`,
  invoices: (id: RawBuilder<unknown>) => sql`
    from invoice where invoice.manifest_id = ${id} or exists (select 1 from invoice_line billed
      join charge_sheet sheet on sheet.id = billed.charge_sheet_id
      where billed.invoice_id = invoice.id and sheet.manifest_id = ${id})`,
  // One that was removed and can still be restored goes with its manifest.
  documents: (id: RawBuilder<unknown>) => sql`
    from document where document.manifest_id = ${id} and document.removed_at is null`,
} as const;

export type ManifestUse = keyof typeof USES;

const ALL = Object.values(USES);

/** SQL of whether anything hangs on the manifest of an id: its customer is then kept. */
export const isManifestUsed = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${sql.join(
    ALL.map((use) => sql`exists (select 1 ${use(id)})`),
    sql` or `,
  )})`;

/** What hangs on a manifest first, and how many of it; undefined where nothing does. */
export async function firstUseOf(
  trx: Transaction<Tables>,
  id: number,
): Promise<{ use: ManifestUse; count: number } | undefined> {
  const counts = Object.entries(USES).map(
    ([use, of]) => sql`(select count(*)::integer ${of(sql`${id}::integer`)}) as ${sql.ref(use)}`,
  );
  const { rows } = await sql<Record<ManifestUse, number>>`select ${sql.join(counts)}`.execute(trx);
  const found = Object.entries(rows[0] ?? {}).find(([, count]) => count > 0);
  return found && { use: found[0] as ManifestUse, count: found[1] };
}

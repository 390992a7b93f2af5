import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

/**
 * Requires a company to be of a type, which it keeps until the transaction ends.
 *
 * @throws ApiError 422 at the field
 */
export async function requireOfType(
  trx: Transaction<Tables>,
  { id, type, field }: { id: number; type: 'Importer' | 'Agent'; field: string },
): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select company_name as name, entity_type as type from company where id = ${id}::integer for share`.execute(
    trx,
  );
  const [company] = rows;
  const why = !company
    ? reason('importCompany', { company: String(id) })
    : company.type !== type
      ? reason('importNotOfType', { company: company.name, type: type.toLowerCase() })
      : undefined;
  if (why) throw invalid({ ...why, field });
}

import { sql, type Transaction } from 'kysely';
import type { ManagedCompany, Party } from '../../../shared/contract/managed-companies.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

type Trx = Transaction<Tables>;

/** The agents that act for a company, and the suppliers that it buys from. */
interface Parties {
  type: string;
  agentIds: readonly number[];
  supplierIds: readonly number[];
}

/**
 * Refuses parties that aren't of their type, and any for a company that is no importer. Those that a company of the same
 * type had `before` are not judged again.
 *
 * @throws ApiError 422 at `agentIds` or `supplierIds`
 */
export async function requireParties(
  trx: Trx,
  { type, ...wanted }: Parties,
  before: ManagedCompany | undefined,
): Promise<void> {
  const kept = before?.type === type ? before : undefined;
  const added = (ids: readonly number[], had: readonly Party[] = []) =>
    ids.filter((id) => !had.some((party) => party.id === id));
  const agentIds = added(wanted.agentIds, kept?.agents);
  const supplierIds = added(wanted.supplierIds, kept?.suppliers);
  if (agentIds.length + supplierIds.length === 0) return;
  if (type !== 'Importer') {
    const field = agentIds.length > 0 ? 'agentIds' : 'supplierIds';
    throw invalid({ ...reason('partiesOfImporters'), field });
  }
  await requireType(trx, agentIds, 'Agent', 'agentIds');
  await requireType(trx, supplierIds, 'Supplier', 'supplierIds');
}

async function requireType(
  trx: Trx,
  ids: readonly number[],
  type: 'Agent' | 'Supplier',
  field: string,
): Promise<void> {
  const { rows } = await sql<{ company: string }>`
    select coalesce(company.company_name, asked.id::text) as company
    from unnest(${[...ids]}::integer[]) asked (id) left join company on company.id = asked.id
    where company.entity_type is distinct from ${type}::text order by asked.id limit 1`.execute(trx);
  const [wrong] = rows;
  if (!wrong) return;
  throw invalid({ ...reason(type === 'Agent' ? 'notAgent' : 'notSupplier', wrong), field });
}

/** From now on the company has these parties; who acts for an agent that is none any more loses sight at once (D-15). */
export async function writeParties(trx: Trx, id: number, { agentIds, supplierIds }: Parties): Promise<void> {
  await write(trx, id, 'company_agent', 'agent_id', agentIds);
  await write(trx, id, 'company_supplier', 'supplier_id', supplierIds);
}

async function write(
  trx: Trx,
  id: number,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<void> {
  const party = sql.ref(column);
  const wanted = sql`${[...ids]}::integer[]`;
  await sql`delete from ${sql.table(table)} where company_id = ${id}::integer and ${party} <> all(${wanted})`.execute(
    trx,
  );
  await sql`insert into ${sql.table(table)} (company_id, ${party})
    select distinct ${id}::integer, asked.id from unnest(${wanted}) asked (id) on conflict do nothing`.execute(
    trx,
  );
}

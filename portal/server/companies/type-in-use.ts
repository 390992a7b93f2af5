import { sql, type Transaction } from 'kysely';
import type { ManagedCompany } from '../../../shared/contract/managed-companies.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import { MANAGED_ACCOUNTS } from '../accounts/managed-accounts.ts';
import { OWNER_COLUMN } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

type RecordType = keyof typeof OWNER_COLUMN;

const RECORDS = Object.keys(OWNER_COLUMN) as RecordType[];

/** What only a company of one type can be; the names are those of the reasons `typeInUse`. */
const NEEDED = {
  agentOf: 'Agent',
  agentOn: 'Agent',
  supplierOf: 'Supplier',
  suppliedOrders: 'Supplier',
  records: 'Importer',
  orders: 'Importer',
  agents: 'Agent',
} as const;

/**
 * Refuses another type for a company that others know as what it is.
 *
 * @throws ApiError 422 that says what depends on the type
 */
export async function requireFreeType(
  trx: Transaction<Tables>,
  id: number,
  type: ManagedCompany['type'],
): Promise<void> {
  const count = (table: string, column: string) =>
    sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} = ${id}::integer)`;
  const onRecords = (column: (record: RecordType) => string) =>
    sql.join(
      RECORDS.map((record) => count(record, column(record))),
      sql` + `,
    );
  const { rows } = await sql<Record<keyof typeof NEEDED, number>>`select
    ${count('company_agent', 'agent_id')} as "agentOf", ${onRecords(() => 'agent_id')} as "agentOn",
    ${count('company_supplier', 'supplier_id')} as "supplierOf",
    ${count('purchase_order', 'supplier_id')} as "suppliedOrders",
    ${onRecords((record) => OWNER_COLUMN[record])} as records,
    ${count('purchase_order', 'order_purchaser_id')} + ${count('style_number', 'company_id')} as orders,
    ${agentsOf(id)} as agents`.execute(trx);
  const uses = Object.entries(rows[0] ?? {}) as [keyof typeof NEEDED, number][];
  const use = uses.find(([by, times]) => times > 0 && NEEDED[by] !== type);
  if (!use) return;
  const [by, times] = use;
  throw invalid({ ...reason(`typeInUse.${by}`, { count: times }), field: 'type' });
}

/** SQL of how many have the role of an agent in the company, or are invited to have it: they are told what things cost. */
const agentsOf = (id: number) => sql`(
  select count(*)::integer from (${MANAGED_ACCOUNTS}) account
  where account.entity_id = ${id}::integer and account.state <> 'closed' and 'agent' = any(string_to_array(lower(account.roles), ', ')))`;

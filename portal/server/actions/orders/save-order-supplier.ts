import { sql, type Transaction } from 'kysely';
import type { Party } from '../../../../shared/contract/managed-companies.ts';
import { type OrderSupplierAnswer, SaveOrderSupplier } from '../../../../shared/contract/order-supplier.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import { lockCompanies } from '../../companies/managed-company.ts';
import { findOrMakeSupplier, supplierOf } from '../../companies/supplier-of.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { lockOrder, toldAgentOf } from './order-to-change.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-05: the company that buys the goods, its agents or an admin say whom the order is placed with: a supplier of that company, a
 * new one by its name and country, or nobody yet.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown order; 409 where somebody else saved since; 422 for a
 * company that is no supplier of the purchaser, and an unknown country
 */
export const saveOrderSupplier = defineAction({
  id: '478fc8fc-f558-479c-9a7b-e9c61297c468',
  input: SaveOrderSupplier,
  allow: (trx, caller, { orderId }) => lockOrder(trx, caller, orderId),
  async run(trx, caller, { orderId, revision, supplierId, newSupplier }) {
    await requireRevision(trx, { type: 'purchase_order', id: orderId }, revision);
    await lockCompanies(trx);
    const { purchaserId, supplier: before } = await placedWith(trx, orderId);
    const { supplier, isMade } = newSupplier
      ? await findOrMakeSupplier(trx, purchaserId, newSupplier)
      : { supplier: await chosen(trx, { purchaserId, before, supplierId }), isMade: false };
    if (supplier?.id === before?.id)
      return { result: { id: orderId, revision, supplier } satisfies OrderSupplierAnswer };
    const stored = await trx
      .updateTable('purchase_order')
      .set({ supplier_id: supplier?.id ?? null })
      .where('id', '=', orderId)
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow();
    return {
      result: { ...stored, supplier } satisfies OrderSupplierAnswer,
      audit: [
        {
          recordType: 'purchaseOrder',
          recordId: orderId,
          agentId: await toldAgentOf(trx, caller, orderId),
          before: { supplier: before },
          after: { supplier, newSupplier },
          changes: [
            {
              field: 'supplier',
              before: before?.companyName ?? null,
              after: supplier?.companyName ?? null,
            },
          ],
        },
        ...(isMade && supplier ? [becameSupplier(purchaserId, supplier)] : []),
      ],
    };
  },
});

/** It stands among those of the purchaser, too. */
const becameSupplier = (recordId: number, supplier: Party): AuditRecord => ({
  ...{ recordType: 'entity', recordId, before: null, after: { supplier } },
  changes: [{ field: 'supplier', before: null, after: supplier.companyName }],
});

interface Placed {
  purchaserId: number;
  supplier: Party | null;
}

async function placedWith(trx: Trx, id: number): Promise<Placed> {
  const { rows } = await sql<Placed>`
    select order_purchaser_id as "purchaserId", case when supplier.id is null then null
      else json_build_object('id', supplier.id, 'companyName', supplier.company_name) end as supplier
    from purchase_order ordered left join company supplier on supplier.id = ordered.supplier_id
    where ordered.id = ${id}::integer`.execute(trx);
  return rows[0]!;
}

interface Choice {
  purchaserId: number;
  before: Party | null;
  supplierId: number | null;
}

/** Whom the order is placed with already is not judged again. */
async function chosen(trx: Trx, { purchaserId, before, supplierId }: Choice): Promise<Party | null> {
  if (supplierId === null || supplierId === before?.id) return supplierId === null ? null : before;
  const supplier = await supplierOf(trx, purchaserId, supplierId);
  if (!supplier) throw invalid({ ...reason('notOwnSupplier'), field: 'supplierId' });
  return supplier;
}

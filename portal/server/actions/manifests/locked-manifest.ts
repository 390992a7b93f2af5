import { sql, type Transaction } from 'kysely';
import type { ManifestAnswer } from '../../../../shared/contract/manifests.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';

/** A manifest as a save sends it, and as the audit log has it. */
export interface StoredManifest extends ManifestAnswer {
  customerId: number;
  agentId: number | null;
  shipmentId: number | null;
  status: string;
  shown: Readonly<Record<'reference' | 'customer' | 'agent' | 'shipment' | 'status', string | null>>;
}

/**
 * Locks a manifest, also against charges, invoices and documents that would begin to hang on it.
 *
 * @throws ApiError 403 for one that there isn't
 */
export async function lockManifest(trx: Transaction<Tables>, id: number): Promise<StoredManifest> {
  const { rows } = await sql`select 1 from manifest where id = ${id}::integer for update`.execute(trx);
  if (rows.length === 0) throw forbidden();
  return readManifest(trx, id);
}

/** One that is there. */
export async function readManifest(trx: Transaction<Tables>, id: number): Promise<StoredManifest> {
  const { rows } = await sql<StoredManifest>`
    select manifest.id, manifest.reference, manifest.revision, manifest.customer_id as "customerId",
      manifest.agent_id as "agentId", manifest.shipment_id as "shipmentId", manifest.status,
      json_build_object('reference', manifest.reference, 'customer', customer.company_name, 'agent', agent.company_name,
        'shipment', shipment.reference, 'status', manifest.status) as shown
    from manifest join company customer on customer.id = manifest.customer_id
    left join company agent on agent.id = manifest.agent_id
    left join shipment on shipment.id = manifest.shipment_id
    where manifest.id = ${id}::integer`.execute(trx);
  return rows[0]!;
}

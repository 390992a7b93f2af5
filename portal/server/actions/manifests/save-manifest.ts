import { sql, type Transaction } from 'kysely';
import { type ManifestAnswer, SaveManifest } from '../../../../shared/contract/manifests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { requireOfType } from '../../companies/require-of-type.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { firstUseOf } from '../../manifests/uses.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireRevision } from '../record-revision.ts';
import { requireShipmentOf } from '../shipment-of-customer.ts';
import { lockManifest, readManifest, type StoredManifest } from './locked-manifest.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-09: the provider makes a manifest, or changes one. Its customer stays as soon as charges, invoices or documents hang on it.
 *
 * @throws ApiError 403 for others and an unknown manifest; 409 where somebody else saved since; 422 with a reason at the field
 */
export const saveManifest = defineAction({
  id: '21abfe98-3e17-44be-bb8c-d4d92082b057',
  input: SaveManifest,
  async allow(trx, caller, { manifestId }) {
    callingProvider(caller);
    return manifestId === null ? undefined : lockManifest(trx, manifestId);
  },
  async run(trx, before, input) {
    if (before) await requireRevision(trx, { type: 'manifest', id: before.id }, input.revision ?? 0);
    const { customerId, agentId, shipmentId, status } = input;
    if (before && before.customerId !== customerId && (await firstUseOf(trx, before.id)))
      throw invalid({ ...reason('importCustomerKept'), field: 'customerId' });
    await requireOfType(trx, { id: customerId, type: 'Importer', field: 'customerId' });
    if (agentId !== null) await requireOfType(trx, { id: agentId, type: 'Agent', field: 'agentId' });
    if (shipmentId !== null) await requireShipmentOf(trx, customerId, shipmentId);
    const reference = input.reference || before?.reference || '';
    const isSame =
      before &&
      before.reference === reference &&
      before.customerId === customerId &&
      before.agentId === agentId &&
      before.shipmentId === shipmentId &&
      before.status === status;
    if (isSame) return { result: answerOf(before) };
    await requireFreeNumber(trx, reference, before?.id ?? null);
    const columns = { customer_id: customerId, agent_id: agentId, shipment_id: shipmentId, status };
    const { id } = before
      ? await trx
          .updateTable('manifest')
          .set({ ...columns, reference })
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await add(trx, { ...columns, reference });
    const after = await readManifest(trx, id);
    return {
      result: answerOf(after),
      audit: {
        ...{ recordType: 'manifest', recordId: id, before: before?.shown ?? null, after: after.shown },
        changes: changesBetween(before?.shown ?? {}, after.shown),
      },
    };
  },
});

const answerOf = ({ id, reference, revision }: StoredManifest): ManifestAnswer => ({
  id,
  reference,
  revision,
});

const numberTaken = () => invalid({ ...reason('manifestNumberTaken'), field: 'reference' });

async function requireFreeNumber(trx: Trx, reference: string, id: number | null): Promise<void> {
  const { rows } = await sql`
    select 1 from manifest where reference = ${reference}::text and id is distinct from ${id}::integer`.execute(
    trx,
  );
  if (rows.length > 0) throw numberTaken();
}

interface NewManifest {
  reference: string;
  customer_id: number;
  agent_id: number | null;
  shipment_id: number | null;
  status: string;
}

/** One without a number gets the next. */
async function add(trx: Trx, manifest: NewManifest): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into manifest (id, reference, customer_id, agent_id, shipment_id, status, created_at)
    select id, coalesce(nullif(${manifest.reference}::text, ''),
        concat('MAN-', to_char(provider_today(), 'YYYY'), '-', lpad(id::text, 6, '0'))),
      ${manifest.customer_id}::integer, ${manifest.agent_id}::integer, ${manifest.shipment_id}::integer,
      ${manifest.status}::text, now()
    from (select nextval(pg_get_serial_sequence('manifest', 'id'))::integer as id) next
    on conflict (reference) do nothing returning id`.execute(trx);
  if (!rows[0]) throw numberTaken();
  return rows[0];
}

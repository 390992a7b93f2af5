import { writeAudits } from '../../audit/write-audit.ts';
import { updateDeliveries } from '../../deliveries/update-deliveries.ts';
import type { Trx } from '../compare/compared.ts';
import type { ImportingAdmin } from './audit-rows.ts';

/** The deliveries of shipments that an import brought to another status follow, and whoever sees them is told. */
export async function followDeliveries(
  trx: Trx,
  admin: ImportingAdmin,
  shipments: readonly { id: number; status: string }[],
): Promise<void> {
  const deliveries = [...(await updateDeliveries(trx, shipments))];
  const audits = deliveries.map(([recordId, changes]) => ({
    ...{ recordType: 'shipment', recordId, before: null, after: { deliveries: changes }, changes },
  }));
  await writeAudits(trx, admin, 'applyImport', audits, undefined);
}

import { sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import type { Trx } from './compared.ts';

export interface NamedShipment {
  id: number;
  reference: string;
  mode: string;
  companyId: number | null;
}

/** The shipments that the rows name in their column `shipment`. With `isWriting` nobody else changes them meanwhile. */
export async function shipmentsNamed(
  trx: Trx,
  rows: readonly ParsedRow[],
  { isWriting }: { isWriting: boolean },
): Promise<(row: ParsedRow) => NamedShipment | { refusal: Reason }> {
  const references = [...new Set(rows.flatMap(({ cells }) => textIn(cells, 'shipment') ?? []))];
  // A statement of its own, for the next one sees what this one waited for.
  if (isWriting)
    await sql`select id from shipment where reference = any(${references}::text[]) order by id for update`.execute(
      trx,
    );
  const { rows: found } = await sql<NamedShipment>`
    select id, reference, mode, company_id as "companyId" from shipment
    where reference = any(${references}::text[]) order by id`.execute(trx);
  const byReference = new Map(found.map((shipment) => [shipment.reference, shipment]));
  return ({ cells }) =>
    byReference.get(textIn(cells, 'shipment') ?? '') ?? { refusal: reason('importShipment') };
}

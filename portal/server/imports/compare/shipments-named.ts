import { sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import type { Trx } from './compared.ts';

export interface NamedShipment {
  id: number;
  reference: string;
  mode: string;
  companyId: number | null;
  /** Its booking is still requested. */
  awaitsBooking: boolean;
  isCancelled: boolean;
}

/**
 * The shipments that the rows name in their column `shipment`, in any case; where several differ by that alone, as they are
 * written. With `isWriting` nobody else changes them meanwhile.
 */
export async function shipmentsNamed(
  trx: Trx,
  rows: readonly ParsedRow[],
  { isWriting }: { isWriting: boolean },
): Promise<(row: ParsedRow) => NamedShipment | { refusal: Reason }> {
  const references = [...new Set(rows.flatMap(({ cells }) => textIn(cells, 'shipment') ?? []))];
  const areNamed = sql`lower(reference) collate "C" in (
    select lower(given.text) collate "C" from unnest(${references}::text[]) given (text))`;
  // A statement of its own, for the next one sees what this one waited for.
  if (isWriting) await sql`select id from shipment where ${areNamed} order by id for update`.execute(trx);
  const { rows: found } = await sql<NamedShipment>`
    select id, reference, mode, company_id as "companyId", exists (
      select 1 from booking where booking.id = shipment.booking_id and booking.status = 'Requested') as "awaitsBooking",
      status = 'Cancelled' as "isCancelled"
    from shipment
    where ${areNamed} order by id`.execute(trx);
  const byReference = new Map(found.map((shipment) => [shipment.reference, shipment]));
  const inAnyCase = Map.groupBy(found, ({ reference }) => reference.toLowerCase());
  return ({ cells }) => {
    const text = textIn(cells, 'shipment') ?? '';
    const [one, ...others] = inAnyCase.get(text.toLowerCase()) ?? [];
    return (
      byReference.get(text) ??
      (others.length === 0 ? one : undefined) ?? { refusal: reason('importShipment') }
    );
  };
}

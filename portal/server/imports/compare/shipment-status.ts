import { sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { type RowProblem, textIn } from '../parsed-row.ts';
import type { Trx } from './compared.ts';
import type { RecordDraft } from './records.ts';

/**
 * Why the status of a shipment can't be: one that is booked has a booking that counts, or something has happened to it, and
 * one that is cancelled has nothing that happened. With `isWriting` nobody answers the bookings meanwhile.
 */
export async function shipmentStatusProblems(
  trx: Trx,
  drafts: readonly RecordDraft[],
  { isWriting }: { isWriting: boolean },
): Promise<(draft: RecordDraft) => RowProblem[]> {
  const bookings = drafts.flatMap(({ values }) => (values.booking_id as number | null | undefined) ?? []);
  const { rows: ended } = await sql<{ id: number }>`
    select id from booking where id = any(${bookings}::integer[]) and status in ('Declined', 'Cancelled')
    order by id ${isWriting ? sql`for share` : sql``}`.execute(trx);
  const { rows: begun } = await sql<{ id: number }>`
    select distinct shipment_id as id from milestone
    where shipment_id = any(${drafts.flatMap(({ id }) => id ?? [])}::integer[]) and actual_at is not null`.execute(
    trx,
  );
  const endedBookings = new Set(ended.map(({ id }) => id));
  const begunShipments = new Set(begun.map(({ id }) => id));
  return ({ id, row, values }) => {
    const hasBegun = id !== null && begunShipments.has(id);
    const isLeft = !hasBegun && endedBookings.has(values.booking_id as number);
    const problem = (why: Reason): RowProblem[] => [
      { column: textIn(row.cells, 'status') === undefined ? 'booking' : 'status', reason: why },
    ];
    if (values.status === 'Booked' && isLeft) return problem(reason('importShipmentLeft'));
    if (values.status === 'Cancelled' && hasBegun) return problem(reason('importShipmentBegun'));
    return [];
  };
}

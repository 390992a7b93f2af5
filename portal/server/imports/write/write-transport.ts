import { isEndedBooking } from '../../../../shared/trade/record-words.ts';
import { writeAudits } from '../../audit/write-audit.ts';
import { updateBookedShipments } from '../../milestones/update-booked-shipments.ts';
import { linkQuotes } from '../../quotes/link-quotes.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import { BOOKINGS, SHIPMENTS } from '../compare/record-fields.ts';
import type { RecordWrite } from '../compare/records.ts';
import type { ImportingAdmin } from './audit-rows.ts';
import { followDeliveries } from './follow-deliveries.ts';
import { writeRecords } from './write-records.ts';

type Row = ToWrite<RecordWrite>;

/** Makes and changes bookings; the shipments of those that were declined, withdrawn or taken up again follow. */
export async function writeBookings(
  trx: Trx,
  rows: readonly Row[],
  admin: ImportingAdmin,
): Promise<WrittenRecord[]> {
  const written = await writeRecords(trx, BOOKINGS, rows);
  const answered = changedIds(rows, isEndedBooking);
  if (answered.length > 0)
    await writeAudits(trx, admin, 'applyImport', await updateBookedShipments(trx, answered), undefined);
  return written;
}

/** Makes and changes shipments; the deliveries and quotes of those that were cancelled or taken up again follow. */
export async function writeShipments(
  trx: Trx,
  rows: readonly Row[],
  admin: ImportingAdmin,
): Promise<WrittenRecord[]> {
  const written = await writeRecords(trx, SHIPMENTS, rows);
  const changed = new Set(changedIds(rows, (status) => status === 'Cancelled'));
  const shipments = rows.flatMap(({ write: { id, values } }) =>
    id !== null && changed.has(id) ? [{ id, status: String(values.status) }] : [],
  );
  await followDeliveries(trx, admin, shipments);
  await writeAudits(trx, admin, 'applyImport', await linkQuotes(trx, [...changed]), undefined);
  return written;
}

/** Stored records whose status was changed to one that `isEnd` holds for, or from one to another. */
const changedIds = (rows: readonly Row[], isEnd: (status: string) => boolean): number[] =>
  rows.flatMap(({ write: { id }, changes }) => {
    const status = changes.find(({ field }) => field === 'status');
    if (id === null || !status) return [];
    return isEnd(String(status.before)) === isEnd(String(status.after)) ? [] : [id];
  });

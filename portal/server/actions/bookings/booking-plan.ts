import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { BookingPlan } from '../../../../shared/contract/booking-requests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

const CUT_OFFS = ['cargoCutOffAt', 'documentsCutOffAt', 'weightCutOffAt'] as const;

const isAfter = (one: string, other: string) => Date.parse(one) > Date.parse(other);

/** @throws ApiError 422 at the field that is wrong: an arrival before the departure, a cut-off after it, no such carrier */
export async function requirePlan(
  trx: Transaction<Tables>,
  bookingId: number,
  plan: BookingPlan,
): Promise<void> {
  if (isAfter(plan.departsAt, plan.arrivesAt))
    throw invalid({ ...reason('planArrival'), field: 'plan.arrivesAt' });
  for (const field of CUT_OFFS) {
    const cutOff = plan[field];
    if (cutOff !== null && isAfter(cutOff, plan.departsAt))
      throw invalid({ ...reason('planCutOff'), field: `plan.${field}` });
  }
  if (plan.carrierId === null) return;
  const { rows } = await sql`
    select 1 from company join booking on booking.id = ${bookingId}::integer
    where company.id = ${plan.carrierId}::integer
      and company.entity_type = case when booking.mode = 'Air' then 'Airline' else 'Carrier' end`.execute(
    trx,
  );
  if (rows.length === 0)
    throw invalid({ ...reason('unknownCarrier', { number: plan.carrierId }), field: 'plan.carrierId' });
}

/** The plan as it stands with the answer to the request. */
export const planColumns = (plan: BookingPlan) => ({
  carrier_reference: plan.carrierReference || null,
  vessel_name: plan.vesselName || null,
  voyage_number: plan.voyageNumber || null,
  departs_at: plan.departsAt,
  arrives_at: plan.arrivesAt,
  cargo_cut_off_at: plan.cargoCutOffAt,
  documents_cut_off_at: plan.documentsCutOffAt,
  weight_cut_off_at: plan.weightCutOffAt,
});

/** What the log tells of it. */
export const planChanges = ({ carrierId: _, ...plan }: BookingPlan): AuditChange[] =>
  Object.entries(plan).flatMap(([field, after]) => (after ? [{ field, before: null, after }] : []));

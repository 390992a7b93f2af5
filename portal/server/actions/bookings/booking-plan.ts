import { sql, type Transaction } from 'kysely';
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

/** A plan as the audit log tells of it; moments as the database has them. */
export interface PlanFacts {
  carrier: string | null;
  carrierReference: string | null;
  vesselName: string | null;
  voyageNumber: string | null;
  departsAt: string | null;
  arrivesAt: string | null;
  cargoCutOffAt: string | null;
  documentsCutOffAt: string | null;
  weightCutOffAt: string | null;
}

export async function planFacts(trx: Transaction<Tables>, bookingId: number): Promise<PlanFacts> {
  const { rows } = await sql<PlanFacts>`
    select carrier.company_name as carrier, request.carrier_reference as "carrierReference",
      request.vessel_name as "vesselName", request.voyage_number as "voyageNumber", request.departs_at as "departsAt",
      request.arrives_at as "arrivesAt", request.cargo_cut_off_at as "cargoCutOffAt",
      request.documents_cut_off_at as "documentsCutOffAt", request.weight_cut_off_at as "weightCutOffAt"
    from booking left join booking_request request on request.booking_id = booking.id
    left join company carrier on carrier.id = booking.carrier_id
    where booking.id = ${bookingId}::integer`.execute(trx);
  return rows[0]!;
}

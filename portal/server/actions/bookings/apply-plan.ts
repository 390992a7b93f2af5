import { sql, type Transaction } from 'kysely';
import type { BookingPlan } from '../../../../shared/contract/booking-requests.ts';
import { isAtDestination } from '../../../../shared/trade/milestone-events.ts';
import type { RecordMode } from '../../../../shared/trade/record-words.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import type { Tables } from '../../db/tables.ts';
import { plannedMilestones } from '../../milestones/planned-milestones.ts';
import { updatePlannedShipments } from '../../milestones/update-shipments.ts';
import { linkQuotes } from '../../quotes/link-quotes.ts';
import { linkOrders, selectedStyles, selectStyles } from '../orders/repository.ts';
import type { PlanFacts } from './booking-plan.ts';

type Trx = Transaction<Tables>;

interface Planned {
  plan: BookingPlan;
  /** The plan of the booking until now. */
  before: PlanFacts;
  after: PlanFacts;
  /** The carrier that the plan had, where it is corrected. */
  carrierBefore?: number | null;
}

interface ToPlan {
  id: number;
  isNew: boolean;
  isUnderWay: boolean;
  mode: RecordMode;
}

/**
 * Plans the shipments of a booking to which nothing has happened yet, as it was confirmed; one is made where there is none, with
 * the orders of the booking and the price of its quote. Of a booking that is locked and has its carrier. Answers what the audit log keeps of it.
 */
export async function applyPlan(trx: Trx, bookingId: number, asConfirmed: Planned): Promise<AuditRecord[]> {
  const { plan, before, after } = asConfirmed;
  const all = await shipmentsOf(trx, bookingId);
  const quotes = await linkQuotes(
    trx,
    all.map(({ id }) => id),
  );
  const shipments = all.filter(({ isUnderWay }) => !isUnderWay);
  for (const { id, mode } of shipments) await planShipment(trx, id, { ...asConfirmed, mode });
  await updatePlannedShipments(
    trx,
    shipments.map(({ id }) => id),
  );
  const planned = shipments.map(({ id, isNew }) => ({
    recordType: 'shipment',
    recordId: id,
    before: isNew ? null : {},
    after: { plan },
    changes: changesBetween(timesOf(before), timesOf(after)),
  }));
  return [...planned, ...quotes];
}

const timesOf = ({ departsAt, arrivesAt }: PlanFacts) => ({ departsAt, arrivesAt });

async function shipmentsOf(trx: Trx, bookingId: number): Promise<ToPlan[]> {
  const { rows } = await sql<ToPlan>`
    select id, false as "isNew", mode, exists (select 1 from milestone
      where milestone.shipment_id = shipment.id and actual_at is not null) as "isUnderWay"
    from shipment where booking_id = ${bookingId}::integer and status <> 'Cancelled'
    order by id for no key update`.execute(trx);
  return rows.length > 0 ? rows : [await addShipment(trx, bookingId)];
}

/** The shipment of a booking, as that was requested. */
async function addShipment(trx: Trx, bookingId: number): Promise<ToPlan> {
  const { rows } = await sql<{ id: number; mode: RecordMode }>`
    with next as (select nextval(pg_get_serial_sequence('shipment', 'id'))::integer as id)
    insert into shipment (id, reference, booking_id, company_id, agent_id, carrier_id, mode, status, origin_port_id,
      destination_port_id, origin_airport_id, destination_airport_id, weight_kg, volume_cbm, created_at)
    select next.id, concat('SHP-', to_char(provider_today(), 'YYYY'), '-', lpad(next.id::text, 6, '0')),
      booking.id, booking.customer_id, booking.agent_id, booking.carrier_id, booking.mode, 'Booked',
      booking.origin_port_id, booking.destination_port_id, booking.origin_airport_id, booking.destination_airport_id,
      request.weight_kg, request.volume_cbm, now()
    from next join booking on booking.id = ${bookingId}::integer
    left join booking_request request on request.booking_id = booking.id
    returning id, mode`.execute(trx);
  const { id, mode } = rows[0]!;
  const carried = await selectedStyles(trx, { type: 'booking', id: bookingId });
  await linkOrders(trx, { type: 'shipment', id }, [...carried.keys()]);
  await selectStyles(
    trx,
    { type: 'shipment', id },
    [...carried].flatMap(([orderId, styleIds]) => styleIds.map((styleId) => ({ orderId, styleId }))),
  );
  return { id, mode, isNew: true, isUnderWay: false };
}

async function planShipment(
  trx: Trx,
  id: number,
  { mode, plan, before, carrierBefore = null }: Planned & { mode: RecordMode },
): Promise<void> {
  await sql`
    update shipment set
      vessel_name = coalesce(${plan.vesselName || null}::text, nullif(vessel_name, ${before.vesselName}::text)),
      voyage_number = coalesce(${plan.voyageNumber || null}::text, nullif(voyage_number, ${before.voyageNumber}::text)),
      carrier_id = coalesce(${plan.carrierId}::integer, nullif(carrier_id, ${carrierBefore}::integer))
    where id = ${id}::integer`.execute(trx);
  const planned = plannedMilestones(mode, plan).map((milestone, index) => ({
    ...milestone,
    position: index + 1,
    isAtDestination: isAtDestination(milestone.event),
  }));
  const given = sql`json_to_recordset(${JSON.stringify(planned)}::json)
    given (position integer, event text, "plannedAt" timestamptz, "isAtDestination" boolean)`;
  await sql`
    update milestone set planned_at = given."plannedAt" from ${given}
    where milestone.shipment_id = ${id}::integer and milestone.event = given.event`.execute(trx);
  // One that an import made may have some of them, or none.
  const { rows } = await sql`select 1 from milestone where shipment_id = ${id}::integer limit 1`.execute(trx);
  if (rows.length > 0) return;
  await sql`
    insert into milestone (shipment_id, position, event, planned_at, port_id, airport_id)
    select shipment.id, given.position, given.event, given."plannedAt",
      case when given."isAtDestination" then destination_port_id else origin_port_id end,
      case when given."isAtDestination" then destination_airport_id else origin_airport_id end
    from ${given} join shipment on shipment.id = ${id}::integer`.execute(trx);
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type Calendar, DAY, day } from '../calendar.ts';

/** How many of the newest bookings say what was requested. */
const REQUESTS = 60;

/**
 * What the newest bookings were requested with: the goods of their shipment, between a partner of the customer and itself. Those
 * that still wait wish for a sailing on their way, if there is one; the others were confirmed with the plan of their shipment.
 */
export async function seedBookingRequests(db: Transaction<Tables>, { today }: Calendar): Promise<void> {
  await sql`
    insert into booking_request (id, booking_id, load, cargo_ready_on, containers, weight_kg, volume_cbm, shipper, consignee,
      incoterm, is_dangerous, requested_by, sailing_id, answered_at, answered_by, carrier_reference, vessel_name, voyage_number,
      departs_at, arrives_at, cargo_cut_off_at)
    select 1 + row_number() over (order by booking.id), booking.id, case booking.mode when 'Air' then 'Loose' else 'FCL' end,
      booking.created_at::date + case booking.status when 'Requested' then 14 else 1 end, case booking.mode when 'Air' then null else '1 x 40HC' end,
      shipment.weight_kg, shipment.volume_cbm, ${lines('partner')}, ${lines('customer')}, 'FOB', false, 'Importer Demo',
      case booking.status when 'Requested' then (select id from sailing where sailing.origin_port_id = booking.origin_port_id
        and sailing.destination_port_id = booking.destination_port_id and cut_off_on > ${day(today + 3 * DAY)}::date
        order by cut_off_on, id limit 1) end,
      case booking.status when 'Requested' then null else booking.created_at + interval '1 day' end,
      case booking.status when 'Requested' then null else 'Admin Demo' end,
      case booking.status when 'Requested' then null else concat('CB', 4400000 + booking.id * 37) end,
      case booking.status when 'Requested' then null else shipment.vessel_name end,
      case booking.status when 'Requested' then null else shipment.voyage_number end,
      plan.departs_at, plan.arrives_at, plan.gate_in_at
    from (select * from booking where status in ('Requested', 'Confirmed', 'Shipped')
      and exists (select 1 from shipment where shipment.booking_id = booking.id) order by id desc limit ${REQUESTS}) booking
    join company customer on customer.id = booking.customer_id
    join lateral (select * from shipment where shipment.booking_id = booking.id order by id limit 1) shipment on true
    left join lateral (select max(planned_at) filter (where event = 'DEPA') as departs_at,
        max(planned_at) filter (where event = 'ARRI') as arrives_at, max(planned_at) filter (where event = 'GTIN') as gate_in_at
      from milestone where milestone.shipment_id = shipment.id and booking.status <> 'Requested') plan on true
    left join lateral (select company.* from company_supplier known join company on company.id = known.supplier_id
      where known.company_id = booking.customer_id
      order by company.country_id is distinct from coalesce(
        (select country_id from port where port.id = booking.origin_port_id),
        (select country_id from airport where airport.id = booking.origin_airport_id)), company.id limit 1) partner on true`.execute(
    db,
  );
}

/** A company as the parties of a booking stand: name, street, city and country, one below the other. */
const lines = (company: 'partner' | 'customer') => sql`concat_ws(E'\n', ${sql.ref(`${company}.company_name`)},
  ${sql.ref(`${company}.address_1`)}, nullif(concat_ws(' ', ${sql.ref(`${company}.postal_code`)}, ${sql.ref(`${company}.city`)}), ''),
  (select country.company_name from country where country.id = ${sql.ref(`${company}.country_id`)}))`;

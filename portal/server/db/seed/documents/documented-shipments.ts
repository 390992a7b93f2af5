import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

/** What papers say of a shipment. */
export interface DocumentedShipment {
  id: number;
  reference: string;
  bookingId: number | null;
  bookingReference: string | null;
  mode: string;
  carrier: string | null;
  vessel: string | null;
  transportDocument: string | null;
  from: string;
  to: string;
  ownerId: number;
  owner: string;
  /** Who sold the goods. */
  supplier: string | null;
  agentId: number | null;
  weightKg: number | null;
  volumeCbm: number | null;
  /** YYYY-MM-DD */
  departedOn: string;
  arrivedOn: string | null;
  containers: { number: string; sizeType: string; sealNumber: string | null; weightKg: number | null }[];
  orders: { number: string; styles: string[] }[];
}

/** So many orders stand on a paper. */
const MOST_ORDERS = 12;

/** One in ten of the shipments that have departed, from the first one on. */
export async function documentedShipments(db: Kysely<Tables>): Promise<DocumentedShipment[]> {
  const place = (end: 'origin' | 'destination') => sql`(
    select company_name from port where port.id = shipment.${sql.ref(`${end}_port_id`)}
    union all select airport_name from airport where airport.id = shipment.${sql.ref(`${end}_airport_id`)} limit 1)`;
  const { rows } = await sql<DocumentedShipment>`
    select shipment.id, shipment.reference, booking.id as "bookingId", booking.reference as "bookingReference", shipment.mode,
      carrier.company_name as carrier, shipment.vessel_name as vessel,
      shipment.transport_document as "transportDocument", ${place('origin')} as "from", ${place('destination')} as "to",
      owner.id as "ownerId", owner.company_name as owner,
      (select supplier.company_name from company_supplier known join company supplier on supplier.id = known.supplier_id
        where known.company_id = owner.id order by supplier.id limit 1) as supplier,
      shipment.agent_id as "agentId",
      shipment.weight_kg::float8 as "weightKg", shipment.volume_cbm::float8 as "volumeCbm",
      shipment.departed_on::text as "departedOn", shipment.arrived_on::text as "arrivedOn",
      (select coalesce(json_agg(json_build_object('number', number, 'sizeType', size_type, 'sealNumber', seal_number,
          'weightKg', weight_kg) order by position), '[]')
        from container where container.shipment_id = shipment.id) as containers,
      (select coalesce(json_agg(json_build_object('number', po.order_numbers, 'styles', coalesce((
          select json_agg(style.style_number order by known.position) from purchase_order_style_number known
            join style_number style on style.id = known.style_number_id
          where known.purchase_order_id = po.id), '[]')) order by link.position), '[]')
        from (
          select purchase_order_id, position from shipment_purchase_order
          where shipment_id = shipment.id order by position limit ${MOST_ORDERS}
        ) link join purchase_order po on po.id = link.purchase_order_id) as orders
    from shipment join company owner on owner.id = shipment.company_id
      left join booking on booking.id = shipment.booking_id left join company carrier on carrier.id = shipment.carrier_id
    where shipment.departed_on is not null and shipment.id % 10 = 1 order by shipment.id`.execute(db);
  return rows;
}

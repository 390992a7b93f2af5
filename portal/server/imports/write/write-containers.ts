import { sql } from 'kysely';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import type { ContainerWrite } from '../compare/containers.ts';
import { byShipment } from './by-shipment.ts';

/** Adds containers behind those that their shipments have, and changes others. */
export async function writeContainers(
  trx: Trx,
  rows: readonly ToWrite<ContainerWrite>[],
): Promise<WrittenRecord[]> {
  const values = JSON.stringify(rows.map(({ write }, n) => ({ ...write, n })));
  const given = sql`json_to_recordset(${values}::json)
    given (n integer, id integer, "shipmentId" integer, number text, size_type text, seal_number text, weight_kg numeric)`;
  await sql`
    insert into container (shipment_id, position, number, size_type, seal_number, weight_kg)
    select "shipmentId", coalesce((
        select max(position) from container other where other.shipment_id = "shipmentId"
      ), 0) + row_number() over (partition by "shipmentId" order by n), number, size_type, seal_number, weight_kg
    from ${given} where id is null`.execute(trx);
  await sql`
    update container set size_type = given.size_type, seal_number = given.seal_number, weight_kg = given.weight_kg
    from ${given} where container.id = given.id`.execute(trx);
  const written = byShipment(rows);
  await sql`
    update shipment set revision = revision + 1
    where id = any(${written.map(({ recordId }) => recordId)}::integer[])`.execute(trx);
  return written;
}

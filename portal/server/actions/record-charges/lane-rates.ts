import { sql, type Transaction } from 'kysely';
import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { selectBaseRates } from '../../base-rates/select-base-rates.ts';
import type { Tables } from '../../db/tables.ts';

/** More on one lane, carrier and day nobody compares. */
const MOST = 20;

interface Lane {
  origin: number;
  destination: number;
  carrier: number;
  day: string;
}

/**
 * The base rates that count on the shipment's lane, by its carrier, on the day on which it sailed or is planned to; of a
 * shipment without such a day, on that of its creation. A charge has no mark of the rate that it came from, so that these are
 * the rates that it can be compared with. Null by air, which has no base rates, and without a lane or carrier.
 */
export async function ratesOfLane(
  trx: Transaction<Tables>,
  shipmentId: number,
): Promise<RecordCharges['rates']> {
  const { rows } = await sql<Lane>`
    select origin_port_id as origin, destination_port_id as destination, carrier_id as carrier,
      coalesce(departed_on, (
        select provider_day(planned_at) from milestone
        where milestone.shipment_id = shipment.id and event = 'DEPA' order by position limit 1
      ), provider_day(created_at))::text as day
    from shipment where id = ${shipmentId}::integer
      and num_nulls(origin_port_id, destination_port_id, carrier_id) = 0`.execute(trx);
  const [lane] = rows;
  if (!lane) return null;
  const { day, ...route } = lane;
  const found = await selectBaseRates([{ ...route, discharge: null }], {
    days: { from: day, to: day },
    includeExternalRates: true,
    page: { offset: 0, most: MOST + 1 },
  }).execute(trx);
  return {
    day,
    found: found.rows.slice(0, MOST).map(({ route: _, ...rate }) => rate),
    isCut: found.rows.length > MOST,
  };
}

import { sql, type Transaction } from 'kysely';
import type { UploadRates } from '../../../../shared/contract/air-rates-input.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import type { SentRate } from './check-rates.ts';

type Trx = Transaction<Tables>;

/** A new submission of these rates (D-130), with notes, customer and charges as each chunk names them; answers its id. */
export async function insertSubmission(
  trx: Trx,
  { entity_id, recordId, submissionNotes, charges }: UploadRates,
  rates: readonly SentRate[],
): Promise<number> {
  const { id } = await trx
    .insertInto('rate_submission')
    .values({
      entity_id,
      customer_name: submissionNotes.customerName || null,
      submission_notes: submissionNotes.notes.join('\n') || null,
      source_submission_id: recordId,
      created_at: sql<string>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRates(trx, id, rates);
  await insertRows(
    trx,
    'local_charge',
    charges.map(({ name, currency, kgRate, shipmentRate, minRate }, position) => ({
      rate_submission_id: id,
      position,
      name,
      currency,
      kg_rate: kgRate,
      shipment_rate: shipmentRate,
      min_rate: minRate,
    })),
  );
  return id;
}

async function insertRates(trx: Trx, submission: number, rates: readonly SentRate[]): Promise<void> {
  const ids = await newIds(trx, 'air_freight_rate', rates.length);
  const routings = await newIds(trx, 'routing', rates.length);
  await insertRows(
    trx,
    'air_freight_rate',
    rates.map((rate, index) => ({ id: ids[index]!, rate_submission_id: submission, ...columnsOf(rate) })),
  );
  await insertRows(
    trx,
    'rate_level',
    rates.flatMap(({ weight }, index) =>
      weight.map(({ level, value }) => ({ air_freight_rate_id: ids[index]!, level, value })),
    ),
  );
  await insertRows(
    trx,
    'routing',
    ids.map((air_freight_rate_id, index) => ({ id: routings[index]!, air_freight_rate_id })),
  );
  await insertRows(
    trx,
    'routing_element',
    rates.flatMap(({ routing }, of) =>
      routing.map((value, index) => ({ routing_id: routings[of]!, index, value })),
    ),
  );
}

function columnsOf(rate: SentRate): Omit<NewRow<'air_freight_rate'>, 'rate_submission_id'> {
  return {
    from: rate.from,
    to: rate.to,
    airline: rate.airline,
    max_capacity: rate.maxCapacity,
    min_transit_time: rate.minTime,
    max_transit_time: rate.maxTime,
    transit_time_text: `${rate.minTime}-${rate.maxTime}`,
    // Checked before the chunk was stored.
    validity_from: rate.validityFrom!,
    validity_to: rate.validityTo,
    comment: rate.comment || null,
    routing_text: rate.routing.join('/'),
  };
}

/** Ids for rows that others refer to, before they are inserted. */
async function newIds(trx: Trx, table: 'air_freight_rate' | 'routing', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(trx);
  return rows.map(({ id }) => id);
}

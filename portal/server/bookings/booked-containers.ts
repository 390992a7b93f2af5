import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the containers that were booked for the shipment `alias`, as `2 x 20GP, 1 x 40HC`; null where its booking says none, and
 * where that has several shipments, because nobody knows then which container is whose. `alias` has the columns `id` and
 * `booking_id`.
 */
export const bookedContainersSql = (alias: string): string => `(
  select request.containers from booking_request request
  where request.booking_id = ${alias}.booking_id and request.containers <> '' and not exists (
    select 1 from shipment other where other.booking_id = ${alias}.booking_id and other.id <> ${alias}.id
      and other.status <> 'Cancelled'))`;

/** Twenty-foot equivalents of a booked container by its type, `45HC`. */
const TEU = sql`case left(booked[2], 2) when '20' then 1 when '45' then 2.25 else 2 end`;

/** SQL of a row with `teu` for each container that was booked for the shipment `alias`. */
export const bookedTeu = (alias: string): RawBuilder<unknown> => sql`
  select ${TEU} as teu
  from regexp_matches(${sql.raw(bookedContainersSql(alias))}, '([0-9]+) x ([0-9A-Z]+)', 'g') booked,
    generate_series(1, booked[1]::integer)`;

import { type Kysely, sql } from 'kysely';

/**
 * Who last changed a booking that is requested, apart from who requested it; and an answer is kept for one that was made
 * otherwise, too. Credit notes are found by any part of their number, and bookings and shipments that a file names whatever the
 * case that it is written in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

/** What the log has of the requests of the booking. */
const saved = `log.action = 'saveBookingRequest' and log.record_type = 'booking' and log.record_id = booking_id`;

const UP = [
  `alter table booking_request
    add column changed_at timestamptz,
    add column changed_by text,
    add column changed_by_id integer references web_user on delete set null,
    alter column requested_by drop not null,
    alter column load drop not null,
    alter column cargo_ready_on drop not null,
    add check (answered_at is not null or (load is not null and cargo_ready_on is not null))`,
  `create index booking_request_by_changer on booking_request (changed_by_id) where changed_by_id is not null`,
  // A booking is made and logged at one time, that of the transaction; what was saved later changed it.
  `update booking_request set changed_at = log.at, changed_by = log.actor, changed_by_id = log.web_user_id
    from audit_log log join booking on booking.id = log.record_id
    where ${saved} and log.at > booking.created_at and not exists (
      select 1 from audit_log later where later.action = log.action and later.record_type = 'booking'
        and later.record_id = log.record_id and later.id > log.id)`,
  // Who first changed a booking that was made otherwise never requested it. Only while the log still has all of its entries.
  `update booking_request set requested_by = null, requested_by_id = null
    from booking where booking.id = booking_id and changed_at is not null
      and booking.created_at >= (select min(at) from audit_log)
      and not exists (select 1 from audit_log log where ${saved} and log.at = booking.created_at)`,

  `alter table invoice_entry add column number text generated always as (case when kind = 'credit'
    then 'CN-' || extract(year from entered_on)::integer::text || '-' || lpad(id::text, greatest(6, length(id::text)), '0')
    end) stored`,
  `create index invoice_entry_number_part on invoice_entry using gin (number gin_trgm_ops) where number is not null`,

  ...['booking', 'shipment'].map(
    (table) => `create index ${table}_by_reference_in_any_case on ${table} (lower(reference) collate "C")`,
  ),
];

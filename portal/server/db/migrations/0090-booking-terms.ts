import { type Kysely, sql } from 'kysely';

/**
 * Under which terms a booking is requested, what is dangerous of its goods, where they are picked up, and with which departure of
 * the schedules they had best leave.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table booking_request
    add column incoterm text,
    add column is_dangerous boolean,
    add column un_number text check (un_number ~ '^[0-9]{4}$'),
    add column danger_class text,
    add column pick_up text,
    add column sailing_id integer references sailing on delete set null,
    add column flight_id integer references flight on delete set null,
    add check (is_dangerous or num_nonnulls(un_number, danger_class) = 0),
    add check (num_nonnulls(sailing_id, flight_id) <= 1)`,
  'create index booking_request_by_sailing on booking_request (sailing_id) where sailing_id is not null',
  'create index booking_request_by_flight on booking_request (flight_id) where flight_id is not null',
];

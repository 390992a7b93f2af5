import { type Kysely, sql } from 'kysely';

/**
 * What keeps a query of the data API within its budget of rows, and the indexes that its relations lacked.
 *
 * `read_rows` takes what one list costs from the rest of the budget, before the list is read: `to_find` for each of
 * its rows, and `to_answer` for those that are answered, at most `take`. True, or it ends the statement: with RB001
 * where the budget is used up, with RB002 where a list without a take (`may_be_cut` false) would be cut. The relation
 * is the error's message. The rest of the budget is `freight.rows_left`, which the statement itself sets and which
 * ends with its transaction.
 *
 * The index of style numbers finds those of one record, too: each of them otherwise looked through all that the record
 * has. The order stands at its end because the planner prefers an index in the order of a join to one that costs less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const RECORDS = ['booking', 'shipment'];

const UP = [
  // One expression, because each further statement in PL/pgSQL adds half as much again to a call.
  `create function read_rows(relation text, total bigint, take bigint, may_be_cut boolean,
      to_find integer, to_answer integer)
    returns boolean language plpgsql as $$
    begin
      if (may_be_cut or total <= take) and set_config(
        'freight.rows_left',
        (current_setting('freight.rows_left')::bigint
          - 1 - total * to_find - least(total, take) * to_answer)::text,
        true
      )::bigint >= 0 then
        return true;
      end if;
      if total > take and not may_be_cut then
        raise exception '%', relation using errcode = 'RB002';
      end if;
      raise exception '%', relation using errcode = 'RB001';
    end
  $$`,
  'create index shipment_by_booking on shipment (booking_id)',
  ...RECORDS.flatMap((record) => [
    `drop index ${record}_style_number_by_style`,
    `create index ${record}_style_number_by_style
      on ${record}_style_number (style_number_id, ${record}_id, purchase_order_id)`,
  ]),
];

import { sql } from 'kysely';
import { ORDER_UNDO_MINUTES } from '../../../../shared/contract/order-removal.ts';

/** As long as the removal of an order can be taken back. */
export const UNDO_TIME = sql`make_interval(mins => ${ORDER_UNDO_MINUTES}::integer)`;

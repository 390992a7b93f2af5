import { type Kysely, sql } from 'kysely';

/**
 * What a charge line keeps (D-149): three decimals of a quantity, as volumes are measured, four of a unit cost, and of amounts before
 * their conversion to USD as many as their currency has, of which none has more than three.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_line
    alter column quantity type numeric(15, 3),
    alter column unit_cost type numeric(16, 4),
    alter column original_unit_cost type numeric(16, 4),
    alter column original_total_price type numeric(15, 3),
    alter column original_minimum_price type numeric(15, 3)`.execute(db);
}

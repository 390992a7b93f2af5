import { type Kysely, sql } from 'kysely';

/**
 * The audit log for those whose records it is about (D-96). Each entry keeps whose record it was when it was changed,
 * so that a record that goes to another company neither takes its history along nor opens it to the new one; the
 * reference it had; and what changed in a few words (`changes`; null: not known, an empty list: nothing).
 *
 * A company's entries are read newest first through one of the two indexes of its columns, a person's own through the
 * third. Who read what stands per person and, for those who act for several companies, per company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of CREATE) await sql.raw(statement).execute(db);
  for (const { table, owner } of RECORDS) {
    const old = `update audit_log set owner_id = record.${owner}, agent_id = record.agent_id, reference = record.reference
      from ${table} record where audit_log.record_type = '${table}' and record.id = audit_log.record_id`;
    await sql.raw(old).execute(db);
  }
  await sql.raw(COUNT_OLD).execute(db);
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

const RECORDS = [
  { table: 'booking', owner: 'customer_id' },
  { table: 'shipment', owner: 'company_id' },
  { table: 'quote', owner: 'customer_id' },
  { table: 'manifest', owner: 'customer_id' },
];

const CREATE = [
  `alter table audit_log add column owner_id integer references company on delete set null,
    add column agent_id integer references company on delete set null, add column reference text,
    add column changes jsonb`,
  `create table notification_state (
    web_user_id integer not null references web_user on delete cascade,
    entity_id integer not null references company on delete cascade,
    read_up_to bigint not null,
    primary key (web_user_id, entity_id)
  )`,
  `create table notification_read (
    web_user_id integer not null references web_user on delete cascade,
    audit_log_id bigint not null references audit_log on delete cascade,
    primary key (web_user_id, audit_log_id)
  )`,
];

/** Of the entries written before this, how many there were and are. */
const COUNT_OLD = `update audit_log set changes = case
    when after ? 'charges' then jsonb_build_array(jsonb_build_object('field', 'lines',
      'before', coalesce(jsonb_array_length(before->'charges'), 0), 'after', jsonb_array_length(after->'charges')))
    when after ? 'purchaseOrders' then jsonb_build_array(jsonb_build_object('field', 'purchaseOrders',
      'before', coalesce(jsonb_array_length(before->'purchaseOrders'), 0),
      'after', jsonb_array_length(after->'purchaseOrders')))
  end`;

const INDEXES = [
  'create index audit_log_by_owner on audit_log (owner_id, id desc)',
  'create index audit_log_by_agent on audit_log (agent_id, id desc)',
  'create index audit_log_by_actor on audit_log (web_user_id, id desc)',
];

import { type Kysely, sql } from 'kysely';
import type { AuditChange } from '../../../../../shared/contract/audit.ts';
import type { Tables } from '../../tables.ts';
import { type Calendar, DAY, instant } from '../calendar.ts';
import { ACCOUNTS } from '../data/accounts.ts';
import { PROVIDER_ID } from '../data/trade-companies.ts';
import { Random } from '../random.ts';
import { type ChargeList, chargeLists, type RecordWithOrders, recordsWithOrders } from './audit-sources.ts';

const HOUR = DAY / 24;
const MINUTE = HOUR / 60;
/** What is older was read. */
const UNREAD_DAYS = 14;
const ROWS_PER_STATEMENT = 5000;
const NAMED = 5;

interface Entry {
  at: number;
  web_user_id: number;
  actor: string;
  action: string;
  record_type: string;
  record_id: number;
  before: object | null;
  after: object;
  owner_id: number;
  agent_id: number | null;
  reference: string;
  changes: AuditChange[];
}

type Person = Pick<Entry, 'web_user_id' | 'actor'>;

/**
 * Who brought the records to where they stand, as the audit log tells it: the orders of bookings and shipments, and the
 * charges of quotes and manifests, by the people of the companies that they belong to.
 */
export async function seedAuditLog(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  const random = new Random(41);
  const peopleOf = await peopleByCompany(db);
  const entries = [
    ...(await recordsWithOrders(db)).flatMap((record) => orderEntries(record, peopleOf, random)),
    ...(await chargeLists(db)).flatMap((list) => chargeEntries(list, random)),
  ];
  entries.sort((one, other) => one.at - other.at);
  await insertEntries(
    db,
    entries.filter(({ at }) => at <= today),
  );
  await sql`
    insert into notification_state (web_user_id, entity_id, read_up_to)
    select person.id, person.entity_id, coalesce(
      (select max(id) from audit_log where at < ${instant(today - UNREAD_DAYS * DAY)}::timestamptz), 0)
    from web_user person`.execute(db);
}

async function peopleByCompany(db: Kysely<Tables>): Promise<ReadonlyMap<number, Person>> {
  const rows = await db
    .selectFrom('web_user')
    .select(['id', 'email', 'entity_id'])
    .where('first_name', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, email, entity_id }) => [entity_id, { web_user_id: id, actor: email }]));
}

/** The same day, between seven and eighteen o'clock. */
const atWork = (time: number): number => {
  const ofDay = time % DAY;
  return time - ofDay + 7 * HOUR + Math.round((ofDay * 11) / 24);
};

/** The orders are linked in one or two steps, and the style numbers chosen at the end. */
function orderEntries(
  record: RecordWithOrders,
  peopleOf: ReadonlyMap<number, Person>,
  random: Random,
): Entry[] {
  const { orders, type, id, owner, agent, reference } = record;
  const own = peopleOf.get(owner);
  const admin = peopleOf.get(PROVIDER_ID);
  if (!own || !admin) return [];
  const helper = (agent !== null && peopleOf.get(agent)) || admin;
  const some = () =>
    random.weighted([
      { weight: 3, one: own },
      { weight: 2, one: helper },
      { weight: 1, one: admin },
    ]).one;
  const of = { record_type: type, record_id: id, owner_id: owner, agent_id: agent, reference };
  const list = (count: number, styled: boolean) => ({
    purchaseOrders: orders
      .slice(0, count)
      .map((order) => ({ id: order.id, selectedSN: styled ? order.styleIds : [] })),
  });
  const link = (at: number, from: number, to: number): Entry => ({
    at,
    ...some(),
    action: 'linkPurchaseOrders',
    ...of,
    before: list(from, false),
    after: list(to, false),
    changes: orders
      .slice(from, to)
      .map(({ number }) => ({ field: 'purchaseOrder', before: null, after: number })),
  });
  const begun = atWork(record.createdAt + random.whole(1, 30) * HOUR + random.whole(0, 59) * MINUTE);
  const last = atWork(begun + random.whole(8, 90) * HOUR + random.whole(0, 59) * MINUTE);
  const first = orders.length > 1 && random.chance(0.4) ? orders.length - 1 : orders.length;
  const styled = orders.filter(({ styleIds }) => styleIds.length > 0).slice(0, NAMED);
  return [
    link(begun, 0, first),
    ...(first < orders.length ? [link(last - HOUR, first, orders.length)] : []),
    ...(styled.length === 0
      ? []
      : [
          {
            at: last,
            ...some(),
            action: 'savePurchaseOrders',
            ...of,
            before: list(orders.length, false),
            after: list(orders.length, true),
            changes: styled.map(({ number, styleIds }) => ({
              field: 'styleNumbers',
              of: number,
              before: 0,
              after: styleIds.length,
            })),
          },
        ]),
  ];
}

/** The list's last save, and often the first one of those before it, which was the provider's. */
function chargeEntries(list: ChargeList, random: Random): Entry[] {
  const { revision, savedAt, createdAt, lines, totals } = list;
  const first = revision > 1 && lines > 1 && random.chance(0.4) ? Math.ceil(lines / 2) : 0;
  const of = {
    action: 'saveCharges',
    record_type: list.type,
    record_id: list.id,
    owner_id: list.owner,
    agent_id: list.agent,
    reference: list.reference,
  };
  const after = (n: number) => ({ featureType: list.feature, revision: n });
  const last: Entry = {
    at: savedAt,
    web_user_id: list.savedById,
    actor: list.savedBy,
    ...of,
    before: revision > 1 ? after(revision - 1) : null,
    after: after(revision),
    changes: [
      { field: 'lines', before: first, after: lines },
      ...totals.map(({ of: currency, amount }) => ({
        field: 'total',
        ...(currency && { of: currency }),
        before: null,
        after: amount,
      })),
    ],
  };
  if (first === 0) return [last];
  const adminAt = ACCOUNTS.findIndex(({ role }) => role === 'Admin');
  return [
    {
      at: Math.round(createdAt + (savedAt - createdAt) * 0.4),
      web_user_id: adminAt + 1,
      actor: ACCOUNTS[adminAt]?.email ?? '',
      ...of,
      before: null,
      after: after(1),
      changes: [{ field: 'lines', before: 0, after: first }],
    },
    last,
  ];
}

async function insertEntries(db: Kysely<Tables>, entries: readonly Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT) {
    const rows = entries
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(({ at, ...entry }, index) => ({ id: start + index + 1, at: instant(at), ...entry }));
    await sql`
      insert into audit_log (id, at, actor, web_user_id, action, record_type, record_id, before, after, owner_id, agent_id,
        reference, changes) overriding system value
      select id, at, actor, web_user_id, action, record_type, record_id, before, after, owner_id, agent_id, reference, changes
      from json_populate_recordset(null::audit_log, ${JSON.stringify(rows)}::json)`.execute(db);
  }
  await sql`select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log having max(id) is not null`.execute(
    db,
  );
}

import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { ACTION_IDS } from '../../../../portal/server/actions/registry.ts';
import { runAction } from '../../../../portal/server/actions/run-action.ts';
import type { Caller, LinkCaller, UserCaller } from '../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { createFileAddresses } from '../../../../portal/server/files/addresses.ts';
import type { ActionCall } from '../../../../portal/server/services.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import type { LinkedOrders } from '../../../../shared/contract/order-manager.ts';
import { SECRET } from '../../../helpers/server.ts';

export const BOOKING = { type: 'booking', id: 1001 } as const;
export const OTHER_BOOKING = { type: 'booking', id: 1002 } as const;
export const OWNERLESS_BOOKING = { type: 'booking', id: 1003 } as const;
/** Handled by agent 2, whose agency for company 101 is on record. */
export const AGENT_BOOKING = { type: 'booking', id: 1004 } as const;
/** Handled by agent 3, who is nobody's agent on record. */
export const STRANGE_AGENT_BOOKING = { type: 'booking', id: 1005 } as const;
export const SHIPMENT = { type: 'shipment', id: 2001 } as const;
export const OWNERLESS_SHIPMENT = { type: 'shipment', id: 2003 } as const;
export type OnRecord = { type: 'booking' | 'shipment'; id: number };

/** Orders and style numbers of companies 101 and 102. */
export const ORDERS = [5001, 5002, 5003, 5004] as const;
export const FOREIGN_ORDER = 5901;
export const STYLES = [7001, 7002, 7003, 7004] as const;
export const FOREIGN_STYLE = 7901;

const LINK_ID = '00000000-0000-4000-8000-000000000001';

export const service: Caller = { kind: 'service', label: 'tools' };
export const link = (recordType: LinkCaller['recordType'], recordId: number): Caller => ({
  kind: 'link',
  linkId: LINK_ID,
  recordType,
  recordId,
  role: 'user',
  label: `link to ${recordType} ${recordId}`,
});

/** A few companies, records and orders; 5001 has style numbers 7001 and 7002, the other orders have none. */
export async function fill({ db }: Database): Promise<void> {
  const statements = [
    `insert into company (id, company_name, entity_type) values
      (1, 'Provider', 'Provider'), (2, 'Agent', 'Agent'), (3, 'Stranger', 'Agent'),
      (101, 'Importer A', 'Customer'), (102, 'Importer B', 'Customer')`,
    'insert into company_agent (company_id, agent_id) values (101, 2)',
    `insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (1001, 'B1', 101, null, 'Ocean', 'Open', now()), (1002, 'B2', 102, null, 'Ocean', 'Open', now()),
      (1003, 'B3', null, null, 'Ocean', 'Open', now()), (1004, 'B4', 101, 2, 'Ocean', 'Open', now()),
      (1005, 'B5', 101, 3, 'Ocean', 'Open', now())`,
    `insert into shipment (id, reference, company_id, mode, status, created_at) values
      (2001, 'S1', 101, 'Ocean', 'Open', now()), (2003, 'S3', null, 'Ocean', 'Open', now())`,
    `insert into purchase_order (id, order_purchaser_id, order_numbers) values
      (5001, 101, 'PO-1'), (5002, 101, 'PO-2'), (5003, 101, 'PO-3'), (5004, 101, 'PO-4'), (5901, 102, 'PO-1')`,
    `insert into style_number (id, company_id, style_number) values
      (7001, 101, 'SN-1'), (7002, 101, 'SN-2'), (7003, 101, 'SN-3'), (7004, 101, 'SN-4'), (7901, 102, 'SN-1')`,
    `insert into purchase_order_style_number (purchase_order_id, style_number_id) values
      (5001, 7001), (5001, 7002)`,
  ];
  statements.push(`insert into link_token (id, record_type, record_id, role, expires_at) values
    ('${LINK_ID}', 'booking', 1001, 'user', now() + interval '1 day')`);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A signed-in user of the company; `admin` ones see all while they act for the provider. */
export async function signIn(
  { db }: Database,
  entityId: number,
  { admin = false, sessionId = randomUUID() } = {},
): Promise<UserCaller> {
  const { id: userId } = await db
    .insertInto('web_user')
    .values({
      email: `${sessionId}@demo.example`,
      password_hash: 'never asked for',
      entity_id: entityId,
      home_entity_id: admin ? 1 : entityId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({ id: sessionId, web_user_id: userId, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return {
    kind: 'user',
    sessionId,
    userId,
    rightsVersion: 1,
    accessVersion: 1,
    roles: [admin ? 'Admin' : 'User'],
    isAdmin: admin,
    seesAll: admin && entityId === 1,
    entityId,
    label: `user ${entityId}`,
  };
}

export interface Call {
  caller?: Caller;
  key?: string;
  requestId?: string;
}

const SERVICES = {
  config: { auditDays: 30, idempotencyHours: 48 },
  fileAddresses: createFileAddresses(SECRET),
  // Of these actions none changes anybody's access.
  notices: { passwordChanged: async () => {}, roleChanged: async () => {}, wake: () => {} },
};

const actOn = (database: Pick<Database, 'db'>, caller: Caller, call: ActionCall) =>
  runAction({ database: database as Database, ...SERVICES }, caller, call);

/** Runs actions by name on a database, which keeps its audit log for 30 days. */
export function actionsOn(database: Pick<Database, 'db'>) {
  const act = (
    name: ActionName,
    input: unknown,
    { caller = service, key, requestId = 'request-1' }: Call = {},
  ) => actOn(database, caller, { id: ACTION_IDS[name]!, input, key, requestId });
  return {
    act,
    actById: (id: string) => actOn(database, service, { id, input: {}, requestId: 'request-1' }),
    createOrder: (on: OnRecord, orderNumber: string, call?: Call) =>
      act('createPurchaseOrder', { ...on, orderNumber }, call) as Promise<number>,
    createStyle: (on: OnRecord, poId: number, styleNumber: string, call?: Call) =>
      act('createStyleNumber', { ...on, poId, styleNumber }, call) as Promise<number>,
    link: (on: OnRecord, selectedPOs: readonly number[], knownPOs?: readonly number[], call?: Call) =>
      act('linkPurchaseOrders', { ...on, selectedPOs, knownPOs }, call) as Promise<LinkedOrders>,
    save: (
      on: OnRecord,
      purchaseOrder: readonly { id: number; selectedSN: readonly number[]; knownSN?: readonly number[] }[],
      knownPOs?: readonly number[],
      call?: Call,
    ) => act('savePurchaseOrders', { ...on, purchaseOrder, knownPOs }, call) as Promise<LinkedOrders>,
  };
}

/** A record's list as `[order, its selected style numbers]`. */
export const brief = ({ purchaseOrders }: LinkedOrders) =>
  purchaseOrders.map(({ id, selectedSN }) => [id, selectedSN] as const);

/** A number from the database, such as a count. */
export async function numberOf(
  { db }: Pick<Database, 'db'>,
  expression: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select (${expression}) as n`.execute(db);
  return Number(rows[0]!.n);
}

export const countOf = (database: Pick<Database, 'db'>, table: string) =>
  numberOf(database, sql`select count(*) from ${sql.table(table)}`);

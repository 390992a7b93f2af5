import * as v from 'valibot';
import type { ActionOptions, Client } from '../../shared/client/client.ts';
import { ClientError } from '../../shared/client/client-error.ts';
import { Done } from '../../shared/client/results.ts';
import { answeredRows, present } from '../../shared/contract/answered-rows.ts';
import { Id } from '../../shared/contract/id.ts';
import {
  Booking,
  LinkedOrders,
  PurchaseOrder,
  type RecordOrder,
  type RecordStyleNumber,
  Shipment,
  StyleNumber,
} from '../../shared/contract/order-manager.ts';
import { loadPart } from '../../shared/i18n/languages.ts';
import { texts } from '../../shared/i18n/texts/index.ts';
import { narrow } from '../../shared/trade/narrow.ts';
import type { RecordRef } from './record/record.ts';
import { CARRIED, carried, carriersBeside } from './selection/carriers.ts';
import { type LinkedOrder, type LoadedRecord, type Order, orderOf, styleOf } from './selection/orders.ts';

/** Rows of one search. */
export const SEARCH_PAGE = 50;
/** Numbers of one exact lookup: the data API answers at most 200 rows. */
const LOOKUP_CHUNK = 200;

const STYLE = 'id styleNumber';
const ORDER = `id orderNumbers styleNumbers { ${STYLE} }`;

/** A list of rows, as one root field answers it. */
type ListSchema<Row> = v.GenericSchema<unknown, Row[]>;

async function rows<Row>(
  client: Client,
  root: string,
  list: ListSchema<Row>,
  args: { head?: string; where: string; take: number; fields: string; variables?: Record<string, unknown> },
  signal: AbortSignal | undefined,
): Promise<Row[]> {
  const { head = '', where, take, fields, variables = {} } = args;
  const query = `query ${root}${head} { ${root}(where: {${where}}, take: ${take}) { results { ${fields} } } }`;
  const answer = v.object({ [root]: v.object({ results: list }) });
  const data = await client.query(answer, { name: root, query, variables, signal });
  return data[root]?.results ?? [];
}

/**
 * The record's orders and style numbers (API-21, API-22, D-87).
 * @throws ClientError `forbidden` when there is no such record for the caller
 */
export async function loadRecord(
  client: Client,
  record: RecordRef,
  signal?: AbortSignal,
): Promise<LoadedRecord> {
  const where = `id: {eq: ${record.id}}`;
  if (record.type === 'booking') {
    const fields = `id customer { id } pos { ${ORDER} } styleNumberRelation { ${STYLE} pos { id } }`;
    const [booking] = await rows(
      client,
      'allBooking',
      answeredRows(Booking),
      { where, take: 1, fields },
      signal,
    );
    if (!booking) throw noSuchRecord('allBooking');
    const { customer, pos, styleNumberRelation } = booking;
    return { ownerId: customer?.id ?? null, ...linked(pos, styleNumberRelation) };
  }
  const fields = `id companyRelation { id } purchaseOrders { ${ORDER} } styleNumbersRelation { id pos { id } }`;
  const [shipment] = await rows(
    client,
    'allShipments',
    answeredRows(Shipment),
    { where, take: 1, fields },
    signal,
  );
  if (!shipment) throw noSuchRecord('allShipments');
  const { companyRelation, purchaseOrders, styleNumbersRelation } = shipment;
  return { ownerId: companyRelation?.id ?? null, ...linked(purchaseOrders, styleNumbersRelation) };
}

const noSuchRecord = (request: string) => new ClientError('forbidden', texts('error.noAccess'), { request });

/** D-87: under each order those of its style numbers that the record has, and has under this order. */
function linked(
  orders: readonly (RecordOrder | null)[],
  relation: readonly (RecordStyleNumber | null)[],
): Pick<LoadedRecord, 'orders' | 'hasGaps'> {
  const [ownOrders, ownStyles] = [present(orders), present(relation)];
  const inside = [
    ...ownOrders.map(({ styleNumbers }) => styleNumbers),
    ...ownStyles.map(({ pos }) => pos ?? []),
  ];
  const places = new Map(
    ownStyles.map(({ id, pos }) => [id, pos && new Set(present(pos).map((order) => order.id))]),
  );
  return {
    orders: ownOrders.map(({ styleNumbers, ...raw }) => {
      const order = orderOf({ ...raw, styleNumbers: present(styleNumbers) });
      const saved = order.styles.filter(
        ({ id }) => places.has(id) && (places.get(id)?.has(order.id) ?? true),
      );
      return { ...order, saved };
    }),
    hasGaps: [orders, relation, ...inside].some((rows) => rows.some((row) => row === null)),
  };
}

/** Where numbers are looked for; both only within the record's owner (PO-49). */
export const ORDERS = {
  root: 'allPurchaseOrder',
  list: answeredRows(PurchaseOrder),
  fields: ORDER,
  number: 'orderNumbers',
  owner: 'orderPurchaser',
};
export const STYLES = {
  root: 'allStyleNumber',
  list: answeredRows(StyleNumber),
  fields: STYLE,
  number: 'styleNumber',
  owner: 'company',
};

/** One of {@link ORDERS} and {@link STYLES}, as far as its rows are read. */
type NumberedModel<Row> = Omit<typeof ORDERS, 'list'> & { readonly list: ListSchema<Row> };

/** Rows whose number contains the text, as it was typed or, where an input method wrote it in double width, with plain letters. */
async function search<Row>(
  client: Client,
  model: NumberedModel<Row>,
  ownerId: number,
  text: string,
  signal: AbortSignal,
) {
  const where = `${model.number}: {matches: $text}, ${model.owner}: {id: {eq: ${ownerId}}}`;
  const args = { head: '($text: String!)', where, take: SEARCH_PAGE, fields: model.fields };
  const spellings = [...new Set([text, narrow(text)])];
  const found = await Promise.all(
    spellings.map((spelling) =>
      rows(client, model.root, model.list, { ...args, variables: { text: spelling } }, signal),
    ),
  );
  return found.flat();
}

/** Rows of exactly these numbers, of those that the filter `more` leaves, asked for in chunks. */
export async function find<Row>(
  client: Client,
  model: NumberedModel<Row>,
  ownerId: number,
  labels: readonly string[],
  more = '',
) {
  const where = `${model.number}: {in: $labels}, ${model.owner}: {id: {eq: ${ownerId}}}${more}`;
  const found: Row[] = [];
  for (let start = 0; start < labels.length; start += LOOKUP_CHUNK) {
    const variables = { labels: labels.slice(start, start + LOOKUP_CHUNK) };
    const args = {
      head: '($labels: [String!]!)',
      where,
      take: LOOKUP_CHUNK,
      fields: model.fields,
      variables,
    };
    found.push(...(await rows(client, model.root, model.list, args, undefined)));
  }
  return found;
}

/** D-74: what comes back is compared once more, because case counts and not every backend minds it. */
function exactly<T extends { label: string }>(found: readonly T[], labels: readonly string[]): T[] {
  const wanted = new Set(labels);
  return found.filter(({ label }) => wanted.has(label.trim()));
}

/** The provider's own backend says what carries an order, too; others are asked for what is documented alone. */
const CARRIED_ORDERS = {
  ...ORDERS,
  list: answeredRows(v.object({ ...PurchaseOrder.entries, ...carried })),
  fields: `${ORDER} ${CARRIED}`,
};

/** Orders of the owner whose number contains the text (API-23), with what carries them beside the record. */
export async function searchOrders(
  client: Client,
  { ownerId, ...record }: OwnedRecord,
  text: string,
  signal: AbortSignal,
): Promise<Order[]> {
  if (!(await client.isOwn())) return (await search(client, ORDERS, ownerId, text, signal)).map(orderOf);
  const found = await search(client, CARRIED_ORDERS, ownerId, text, signal);
  return found.map((raw) => ({ ...orderOf(raw), carriedBy: carriersBeside(record, raw) }));
}

/** Style numbers of the owner that contain the text (API-24). */
export const searchStyles = async (client: Client, ownerId: number, text: string, signal: AbortSignal) =>
  (await search(client, STYLES, ownerId, text, signal)).map(styleOf);

/** The owner's orders of exactly these numbers (PO-41). */
export const findOrders = async (client: Client, ownerId: number, labels: readonly string[]) =>
  exactly((await find(client, ORDERS, ownerId, labels)).map(orderOf), labels);

/** The owner's style numbers of exactly these texts (PO-41). */
export const findStyles = async (client: Client, ownerId: number, labels: readonly string[]) =>
  exactly((await find(client, STYLES, ownerId, labels)).map(styleOf), labels);

/** A record, and the company that whatever is created for it belongs to. */
type OwnedRecord = RecordRef & { readonly ownerId: number };

/** Finds out what became of a change whose answer was lost; only other backends need it. */
const looks = () => loadPart(() => import('./look.ts'));

/** API-29: the id of the owner's order of this number, new or found. */
export const createOrder = (
  client: Client,
  { ownerId, ...record }: OwnedRecord,
  orderNumber: string,
  options: ActionOptions,
) =>
  client.action('createPurchaseOrder', { ...record, orderNumber }, Id, {
    ...options,
    look: async () => (await looks()).forOrder(client, ownerId, orderNumber),
  });

/** API-31: the id of the style number, new or found, which then belongs to the order. */
export const createStyle = (
  client: Client,
  { ownerId, ...record }: OwnedRecord,
  poId: number,
  styleNumber: string,
  options: ActionOptions,
) =>
  client.action('createStyleNumber', { ...record, poId, styleNumber }, Id, {
    ...options,
    look: async () => (await looks()).forStyle(client, ownerId, poId, styleNumber),
  });

export interface LinkPayload extends RecordRef {
  selectedPOs: readonly number[];
  knownPOs: readonly number[];
}

/**
 * API-30, D-125: the record's full list as it then stands. A backend that only says that it is done did what it was
 * asked, so that `asked` is the list.
 */
export const linkOrders = async (
  client: Client,
  payload: LinkPayload,
  asked: readonly LinkedOrder[],
  options: ActionOptions,
) => {
  const { knownPOs, ...documented } = payload;
  const input = (await client.isOwn()) ? payload : documented;
  const look = async () => (await looks()).forLinks(client, payload);
  return listOf(await client.action('linkPurchaseOrders', input, Done, { ...options, look }), asked);
};

export interface SavePayload extends RecordRef {
  purchaseOrder: readonly { id: number; selectedSN: readonly number[]; knownSN: readonly number[] }[];
  knownPOs: readonly number[];
}

/** API-32, D-125; as {@link linkOrders}. */
export const saveOrders = async (
  client: Client,
  payload: SavePayload,
  asked: readonly LinkedOrder[],
  options: ActionOptions,
) => {
  const { knownPOs, purchaseOrder, ...record } = payload;
  const input = (await client.isOwn())
    ? payload
    : { ...record, purchaseOrder: purchaseOrder.map(({ id, selectedSN }) => ({ id, selectedSN })) };
  const look = async () => (await looks()).forSave(client, payload);
  return listOf(await client.action('savePurchaseOrders', input, Done, { ...options, look }), asked);
};

function listOf(answer: unknown, asked: readonly LinkedOrder[]): readonly LinkedOrder[] {
  const list = v.safeParse(LinkedOrders, answer);
  if (!list.success) return asked;
  return list.output.purchaseOrders.map((raw) => {
    const order = orderOf(raw);
    const selected = new Set(raw.selectedSN);
    return { ...order, saved: order.styles.filter(({ id }) => selected.has(id)) };
  });
}

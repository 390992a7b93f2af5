import type { DocumentedActionName } from '../../shared/contract/documented/actions.ts';
import type { Data } from './data.ts';
import type { Row } from './rows.ts';

/** What an action does with an input of its form; one that only reads leaves no effect. */
// biome-ignore lint/suspicious/noExplicitAny: the input has just been checked
type Run = (data: Data, input: any) => unknown;

/** A refusal in the action's own words. */
export class ActionRefusal extends Error {}

/** A row of a model; an action that names one that isn't there is refused. */
function rowOf(data: Data, model: string, wanted: number): Row {
  const row = data.tables[model]!.find((each) => each.id === wanted);
  if (!row) throw new ActionRefusal(`There is no ${model} ${wanted}.`);
  return row;
}

/** The record of an order action, and the names that its model has for what belongs to it. */
function recordOf(data: Data, { type, id }: { type: string; id: number }) {
  const isBooking = type === 'booking';
  const row = rowOf(data, isBooking ? 'Booking' : 'Shipments', id);
  const [orders, styles, owner] = isBooking
    ? ['pos', 'styleNumberRelation', 'customer']
    : ['purchaseOrders', 'styleNumbersRelation', 'companyRelation'];
  return { row, orders: orders!, styles: styles!, owner: row[owner!] };
}

const routeOf = ({ id, originPort, dischargePort, destinationPort, carrier, createdAt }: Row) => ({
  ...{ id, createdAt },
  originPort: (originPort as Row).id,
  dischargePort: (dischargePort as Row | null)?.id ?? null,
  destinationPort: (destinationPort as Row).id,
  carrier: (carrier as Row | null)?.id ?? null,
});

const listKey = ({ featureType, recordId }: { featureType: string; recordId: number }) =>
  `${featureType} ${recordId}`;

const chargeTypesOf = (data: Data) =>
  data.tables.ChargeType!.map(({ id, ...rest }) => ({ chargetype: id, ...rest }));

export const TWIN_ACTIONS: Readonly<Record<DocumentedActionName, Run>> = {
  createPurchaseOrder(data, { payload }) {
    const { owner } = recordOf(data, payload);
    const made = { id: data.nextId(), orderNumbers: payload.orderNumber, styleNumbers: [] };
    data.tables.PurchaseOrder!.push({ ...made, orderPurchaser: owner });
    return made.id;
  },
  linkPurchaseOrders(data, { payload }) {
    const { row, orders, styles } = recordOf(data, payload);
    row[orders] = payload.selectedPOs.map((each: number) => rowOf(data, 'PurchaseOrder', each));
    const kept = new Set((row[orders] as Row[]).flatMap((order) => order.styleNumbers as Row[]));
    row[styles] = (row[styles] as Row[]).filter((style) => kept.has(style));
    return true;
  },
  createStyleNumber(data, { payload }) {
    const { owner } = recordOf(data, payload);
    const order = rowOf(data, 'PurchaseOrder', payload.poId);
    const made: Row = {
      id: data.nextId(),
      styleNumber: payload.styleNumber,
      company: owner,
      pos: [order],
    };
    data.tables.StyleNumber!.push(made);
    (order.styleNumbers as Row[]).push(made);
    return made.id;
  },
  savePurchaseOrders(data, { payload }) {
    const { row, orders, styles } = recordOf(data, payload);
    const saved = payload.purchaseOrder as { id: number; selectedSN: number[] }[];
    row[orders] = saved.map((each) => rowOf(data, 'PurchaseOrder', each.id));
    const selected = new Set(saved.flatMap(({ selectedSN }) => selectedSN));
    row[styles] = [...selected].map((each) => rowOf(data, 'StyleNumber', each));
    return true;
  },
  loadCharges(data, input) {
    const isManifest = input.featureType === 'manifests_charges';
    const row = rowOf(data, isManifest ? 'Manifest' : 'Quote', input.recordId);
    const { mode = null, container_type = null } = row;
    return {
      quote: isManifest ? null : { mode, container_type },
      chargetypes: chargeTypesOf(data),
      [input.featureType]: data.charges.get(listKey(input)) ?? [],
    };
  },
  saveCharges(data, input) {
    const lines = input.charges.map((line: object) => ({ ...line, id: data.nextId() }));
    data.charges.set(listKey(input), lines);
    return true;
  },
  listChargeTypes: (data) => ({
    status: '200',
    list: chargeTypesOf(data),
    count: data.tables.ChargeType!.length,
  }),
  listPorts: (data) => data.tables.Port!.map(({ inCountry: _, Country: __, ...port }) => port),
  listRouteSubscriptions(data, { entityId, offset, pageSize }) {
    const own = data.tables.RouteSubscription!.filter(({ entity }) => (entity as Row).id === entityId);
    const list = own
      .toReversed()
      .slice(offset, offset + pageSize)
      .map(routeOf);
    return { status: '200', list, count: own.length };
  },
  getRouteSubscription(data, { routeSubscriptionArr: [wanted] }) {
    const found = data.tables.RouteSubscription!.find((each) => each.id === wanted);
    return found ? routeOf(found) : {};
  },
  saveRouteSubscription(data, input) {
    const row = input.isNewRoute
      ? {
          id: data.nextId(),
          entity: rowOf(data, 'Company', input.entityId),
          createdAt: '2026-11-29T10:00:00Z',
        }
      : rowOf(data, 'RouteSubscription', input.routeSubscriptionId);
    Object.assign(row, {
      originPort: rowOf(data, 'Port', input.origin),
      destinationPort: rowOf(data, 'Port', input.destination),
      dischargePort: input.discharge ? rowOf(data, 'Port', input.discharge) : null,
      carrier: input.carrier ? rowOf(data, 'Company', input.carrier) : null,
    });
    if (input.isNewRoute) data.tables.RouteSubscription!.push(row);
    return true;
  },
  deleteRouteSubscription(data, { routeSubscriptionId }) {
    const routes = data.tables.RouteSubscription!;
    routes.splice(routes.indexOf(rowOf(data, 'RouteSubscription', routeSubscriptionId)), 1);
    return true;
  },
  listEntities: (data, { skip }) =>
    data.tables.Company!.map(({ id, companyName }) => ({ id, companyName })).slice(skip, skip + 200),
  setEntity(data, { new_entity_id }) {
    data.me.entity = rowOf(data, 'Company', new_entity_id);
    return true;
  },
  isAdmin: ({ me }) => (me.roles as Row[]).some(({ name }) => String(name).toLowerCase() === 'admin'),
  uploadRates: (data, { entity_id, payload }) => storeRates(data, rowOf(data, 'Company', entity_id), payload),
  lookupAddress: () => true,
};

/** Chunks of one company go into one submission until the last of them has come. */
function storeRates(
  data: Data,
  entity: Row,
  payload: { rates: Row[]; submissionNotes: { notes: string[] }; isFinalChunk: boolean },
): true {
  const submissions = data.tables.RateSubmission!;
  let open = submissions.find((each) => each.isOpen && each.entity === entity);
  if (!open) {
    const createdAt = `2026-11-29T10:00:${String(submissions.length).padStart(2, '0')}.000Z`;
    const submissionNotes = payload.submissionNotes.notes.join('\n');
    open = { id: data.nextId(), createdAt, entity, submissionNotes, airFreightRates: [] };
    submissions.push(open);
  }
  const rates = open.airFreightRates as Row[];
  for (const { weight, routing, minTime, maxTime, ...sent } of payload.rates) {
    const stops = routing as { value: string }[];
    rates.push({
      ...sent,
      id: data.nextId(),
      minTransitTime: minTime,
      maxTransitTime: maxTime,
      transitTimeText: `${minTime}-${maxTime}`,
      routingText: stops.map(({ value }) => value).join('/'),
      routings: [
        { id: data.nextId(), routingElements: stops.map(({ value }) => ({ id: data.nextId(), value })) },
      ],
      rateLevels: (weight as object[]).map((level) => ({ id: data.nextId(), ...level })),
    });
  }
  open.isOpen = !payload.isFinalChunk;
  return true;
}

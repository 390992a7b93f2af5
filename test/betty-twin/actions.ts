import type { DocumentedAction } from './documented.ts';
import type { Row } from './rows.ts';
import type { World } from './world.ts';

/** What an action does with an input of its form; one that only reads leaves no effect. */
// biome-ignore lint/suspicious/noExplicitAny: the input has just been checked
type Run = (world: World, input: any) => unknown;

/** A refusal in the action's own words. */
export class ActionRefusal extends Error {}

/** A row of a model; an action that names one that isn't there is refused. */
function rowOf(world: World, model: string, wanted: number): Row {
  const row = world.tables[model]!.find((each) => each.id === wanted);
  if (!row) throw new ActionRefusal(`There is no ${model} ${wanted}.`);
  return row;
}

/** The record of an order action, and the names that its model has for what belongs to it. */
function recordOf(world: World, { type, id }: { type: string; id: number }) {
  const isBooking = type === 'booking';
  const row = rowOf(world, isBooking ? 'Booking' : 'Shipments', id);
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

const chargeTypesOf = (world: World) =>
  world.tables.ChargeType!.map(({ id, ...rest }) => ({ chargetype: id, ...rest }));

export const TWIN_ACTIONS: Readonly<Record<DocumentedAction, Run>> = {
  createPurchaseOrder(world, { payload }) {
    const { owner } = recordOf(world, payload);
    const made = { id: world.nextId(), orderNumbers: payload.orderNumber, styleNumbers: [] };
    world.tables.PurchaseOrder!.push({ ...made, orderPurchaser: owner });
    return made.id;
  },
  linkPurchaseOrders(world, { payload }) {
    const { row, orders, styles } = recordOf(world, payload);
    row[orders] = payload.selectedPOs.map((each: number) => rowOf(world, 'PurchaseOrder', each));
    const kept = new Set((row[orders] as Row[]).flatMap((order) => order.styleNumbers as Row[]));
    row[styles] = (row[styles] as Row[]).filter((style) => kept.has(style));
    return true;
  },
  createStyleNumber(world, { payload }) {
    const { owner } = recordOf(world, payload);
    const order = rowOf(world, 'PurchaseOrder', payload.poId);
    const made: Row = {
      id: world.nextId(),
      styleNumber: payload.styleNumber,
      company: owner,
      pos: [order],
    };
    world.tables.StyleNumber!.push(made);
    (order.styleNumbers as Row[]).push(made);
    return made.id;
  },
  savePurchaseOrders(world, { payload }) {
    const { row, orders, styles } = recordOf(world, payload);
    const saved = payload.purchaseOrder as { id: number; selectedSN: number[] }[];
    row[orders] = saved.map((each) => rowOf(world, 'PurchaseOrder', each.id));
    const selected = new Set(saved.flatMap(({ selectedSN }) => selectedSN));
    row[styles] = [...selected].map((each) => rowOf(world, 'StyleNumber', each));
    return true;
  },
  loadCharges(world, input) {
    const isManifest = input.featureType === 'manifests_charges';
    const row = rowOf(world, isManifest ? 'Manifest' : 'Quote', input.recordId);
    const { mode = null, container_type = null } = row;
    return {
      quote: isManifest ? null : { mode, container_type },
      chargetypes: chargeTypesOf(world),
      [input.featureType]: world.charges.get(listKey(input)) ?? [],
    };
  },
  saveCharges(world, input) {
    const lines = input.charges.map((line: object) => ({ ...line, id: world.nextId() }));
    world.charges.set(listKey(input), lines);
    return true;
  },
  listChargeTypes: (world) => ({
    status: '200',
    list: chargeTypesOf(world),
    count: world.tables.ChargeType!.length,
  }),
  listPorts: (world) => world.tables.Port!.map(({ inCountry: _, Country: __, ...port }) => port),
  listRouteSubscriptions(world, { entityId, offset, pageSize }) {
    const own = world.tables.RouteSubscription!.filter(({ entity }) => (entity as Row).id === entityId);
    const list = own
      .toReversed()
      .slice(offset, offset + pageSize)
      .map(routeOf);
    return { status: '200', list, count: own.length };
  },
  getRouteSubscription(world, { routeSubscriptionArr: [wanted] }) {
    const found = world.tables.RouteSubscription!.find((each) => each.id === wanted);
    return found ? routeOf(found) : {};
  },
  saveRouteSubscription(world, input) {
    const row = input.isNewRoute
      ? {
          id: world.nextId(),
          entity: rowOf(world, 'Company', input.entityId),
          createdAt: '2026-11-29T10:00:00Z',
        }
      : rowOf(world, 'RouteSubscription', input.routeSubscriptionId);
    Object.assign(row, {
      originPort: rowOf(world, 'Port', input.origin),
      destinationPort: rowOf(world, 'Port', input.destination),
      dischargePort: input.discharge ? rowOf(world, 'Port', input.discharge) : null,
      carrier: input.carrier ? rowOf(world, 'Company', input.carrier) : null,
    });
    if (input.isNewRoute) world.tables.RouteSubscription!.push(row);
    return true;
  },
  deleteRouteSubscription(world, { routeSubscriptionId }) {
    const routes = world.tables.RouteSubscription!;
    routes.splice(routes.indexOf(rowOf(world, 'RouteSubscription', routeSubscriptionId)), 1);
    return true;
  },
  listEntities: (world, { skip }) =>
    world.tables.Company!.map(({ id, companyName }) => ({ id, companyName })).slice(skip, skip + 200),
  setEntity(world, { new_entity_id }) {
    world.me.entity = rowOf(world, 'Company', new_entity_id);
    return true;
  },
  isAdmin: ({ me }) => (me.roles as Row[]).some(({ name }) => String(name).toLowerCase() === 'admin'),
  uploadRates: (world, { entity_id, payload }) =>
    storeRates(world, rowOf(world, 'Company', entity_id), payload),
  lookupAddress: () => true,
};

/** Chunks of one company go into one submission until the last of them has come. */
function storeRates(
  world: World,
  entity: Row,
  payload: { rates: Row[]; submissionNotes: { notes: string[] }; isFinalChunk: boolean },
): true {
  const submissions = world.tables.RateSubmission!;
  let open = submissions.find((each) => each.isOpen && each.entity === entity);
  if (!open) {
    const createdAt = `2026-11-29T10:00:${String(submissions.length).padStart(2, '0')}.000Z`;
    const submissionNotes = payload.submissionNotes.notes.join('\n');
    open = { id: world.nextId(), createdAt, entity, submissionNotes, airFreightRates: [] };
    submissions.push(open);
  }
  const rates = open.airFreightRates as Row[];
  for (const { weight, routing, minTime, maxTime, ...sent } of payload.rates) {
    const stops = routing as { value: string }[];
    rates.push({
      ...sent,
      id: world.nextId(),
      minTransitTime: minTime,
      maxTransitTime: maxTime,
      transitTimeText: `${minTime}-${maxTime}`,
      routingText: stops.map(({ value }) => value).join('/'),
      routings: [
        { id: world.nextId(), routingElements: stops.map(({ value }) => ({ id: world.nextId(), value })) },
      ],
      rateLevels: (weight as object[]).map((level) => ({ id: world.nextId(), ...level })),
    });
  }
  open.isOpen = !payload.isFinalChunk;
  return true;
}

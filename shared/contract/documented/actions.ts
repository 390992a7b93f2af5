import type { ActionName } from '../actions.ts';
import { FEATURES, UNIT_CODES } from '../charges.ts';
import type { DocumentedType } from './models.ts';
import type { Use } from './use.ts';

/**
 * What a field of an action holds: a value, one of some texts, fields of its own, or a list of what stands in it. A name that
 * ends with `?` may be left out.
 */
export type Shape = DocumentedType | OneOf | readonly [Shape] | Fields;
interface OneOf {
  readonly oneOf: readonly string[];
}
type Fields = { readonly [name: string]: Shape };

export interface ActionContract {
  /** All that elements send to a backend of another make. */
  readonly input: Fields;
  /** The `results` that they read: a shape, or words where that doesn't tell it. */
  readonly answer: Exclude<Shape, DocumentedType> | string;
  readonly changes: boolean;
  readonly uses: readonly Use[];
}

const RECORD = { type: { oneOf: ['booking', 'shipment'] }, id: 'Int' } as const;
const CHARGE_LIST = { recordId: 'Int', featureType: { oneOf: FEATURES } } as const;
const CHARGE = {
  chargeType: 'Int',
  unitCode: { oneOf: UNIT_CODES },
  currency: 'String',
  quantity: 'Decimal',
  unitCost: 'Decimal',
  totalPrice: 'Decimal',
  minimumPrice: 'Decimal',
  comments: 'String',
} as const;
const CHARGE_TYPE = { chargetype: 'Int', description: 'String', chargeIden: 'String' } as const;
const ROUTE = {
  id: 'Int',
  originPort: 'Int',
  dischargePort: 'Int',
  destinationPort: 'Int',
  carrier: 'Int',
} as const;
const RATE = {
  from: 'String',
  fromAirportId: 'Int',
  fromAirportCode: 'String',
  to: 'String',
  toAirportId: 'Int',
  toAirportCode: 'String',
  airline: 'String',
  weight: [{ level: 'String', value: 'String' }],
  maxCapacity: 'Decimal',
  minTime: 'String',
  maxTime: 'String',
  routing: [{ value: 'String', index: 'Int' }],
  validityFrom: 'Date',
  validityTo: 'Date',
  comment: 'String',
} as const;
const LOCAL_CHARGE = {
  name: 'String',
  currency: 'String',
  kgRate: 'Decimal',
  shipmentRate: 'Decimal',
  minRate: 'Decimal',
} as const;

const orders = (task: string): readonly Use[] => [{ tools: ['po-style-manager'], task }];
const charges = (task: string): readonly Use[] => [{ tools: ['booking-charges'], task }];
const routes = (task: string): readonly Use[] => [{ tools: ['route-subscriptions', 'route-form'], task }];
const entities = (task: string): readonly Use[] => [{ tools: ['entity-switcher'], task }];

/**
 * The actions that the specification documents, with what elements send to each of a backend of another make, and what they
 * read of its `results`. `config.json` has the id of each (`actions`).
 */
export const ACTION_CONTRACTS = {
  createPurchaseOrder: {
    input: { payload: { ...RECORD, orderNumber: 'String' } },
    answer: 'the id of the order, new or found',
    changes: true,
    uses: orders('add an order that is not stored yet'),
  },
  linkPurchaseOrders: {
    input: { payload: { ...RECORD, selectedPOs: ['Int'] } },
    answer: 'anything but null or false',
    changes: true,
    uses: orders('add and remove orders'),
  },
  createStyleNumber: {
    input: { payload: { ...RECORD, poId: 'Int', styleNumber: 'String' } },
    answer: 'the id of the style number, new or found',
    changes: true,
    uses: orders('add a style number that is not stored yet'),
  },
  savePurchaseOrders: {
    input: { payload: { ...RECORD, purchaseOrder: [{ id: 'Int', selectedSN: ['Int'] }] } },
    answer: 'anything but null or false',
    changes: true,
    uses: orders('save orders with their style numbers'),
  },
  loadCharges: {
    input: CHARGE_LIST,
    answer:
      'an object: `quote` (`mode`, `container_type`; null for a manifest), `chargetypes` (as in listChargeTypes), and the lines under the name of `featureType`, each as saveCharges takes it, with its `id`',
    changes: false,
    uses: charges('open the charges of a quote or a manifest'),
  },
  saveCharges: {
    input: { ...CHARGE_LIST, charges: [CHARGE], 'addProfit?': 'Boolean' },
    answer: 'anything but null or false; `errors` with a `message` mean that it failed',
    changes: true,
    uses: charges('save charges'),
  },
  listChargeTypes: {
    input: {},
    answer: { status: 'String', list: [CHARGE_TYPE], count: 'Int' },
    changes: false,
    uses: charges('choose a charge, where loadCharges leaves `chargetypes` out'),
  },
  listPorts: {
    input: {},
    answer: [{ id: 'Int', companyName: 'String', country: 'String', scacCode: 'String' }],
    changes: false,
    uses: routes('show and choose ports'),
  },
  listRouteSubscriptions: {
    input: { entityId: 'Int', profile: 'Boolean', offset: 'Int', pageSize: 'Int' },
    answer: { status: 'String', list: [ROUTE], count: 'Int' },
    changes: false,
    uses: [{ tools: ['route-subscriptions'], task: 'list the routes of a company' }],
  },
  getRouteSubscription: {
    input: { routeSubscriptionArr: ['Int'] },
    answer: ROUTE,
    changes: false,
    uses: routes('open a route, and find out whether a lost change was stored'),
  },
  saveRouteSubscription: {
    input: {
      origin: 'Int',
      destination: 'Int',
      'discharge?': 'Int',
      'carrier?': 'Int',
      isNewRoute: 'Boolean',
      'routeSubscriptionId?': 'Int',
      'entityId?': 'Int',
    },
    answer: 'anything but null or false',
    changes: true,
    uses: routes('add and change a route'),
  },
  deleteRouteSubscription: {
    input: { routeSubscriptionId: 'Int' },
    answer: 'anything but null or false',
    changes: true,
    uses: [{ tools: ['route-subscriptions'], task: 'delete a route' }],
  },
  listEntities: {
    input: { skip: 'Int' },
    answer: [{ id: 'Int', companyName: 'String' }],
    changes: false,
    uses: entities('list the companies, 200 at a time'),
  },
  setEntity: {
    input: { new_entity_id: 'Int' },
    answer: 'anything but null',
    changes: true,
    uses: entities('act for another company'),
  },
  isAdmin: {
    input: {},
    answer: 'true for an admin; anything else is none',
    changes: false,
    uses: [
      { tools: ['entity-switcher'], task: 'show itself, to admins alone' },
      { tools: ['route-subscriptions'], task: 'offer what is for admins alone' },
    ],
  },
  uploadRates: {
    input: {
      entity_id: 'Int',
      payload: {
        rates: [RATE],
        submissionNotes: { customerName: 'String', notes: ['String'] },
        'charges?': [LOCAL_CHARGE],
        isFinalChunk: 'Boolean',
        'recordId?': 'Int',
      },
    },
    answer: 'anything',
    changes: true,
    uses: [{ tools: ['air-rate-form'], task: 'submit rates' }],
  },
  lookupAddress: {
    input: { address_1: 'String', city: 'String', country: 'String', countryCode: 'String' },
    answer: 'true where the address can be one',
    changes: false,
    uses: [],
  },
} as const satisfies Partial<Record<ActionName, ActionContract>>;

export type DocumentedActionName = keyof typeof ACTION_CONTRACTS;

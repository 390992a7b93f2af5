import * as v from 'valibot';

/** A model's relations: by property, the model that it leads to. */
type Relations = Readonly<Record<string, string>>;

/** The models of the contract with their relations; what stands in no list of them has none. */
export const MODEL_RELATIONS: Readonly<Record<string, Relations>> = {
  Shipments: {
    purchaseOrders: 'PurchaseOrder',
    styleNumbersRelation: 'StyleNumber',
    companyRelation: 'Company',
  },
  Booking: { pos: 'PurchaseOrder', styleNumberRelation: 'StyleNumber', customer: 'Company' },
  PurchaseOrder: { styleNumbers: 'StyleNumber', orderPurchaser: 'Company' },
  StyleNumber: { pos: 'PurchaseOrder', company: 'Company' },
  ChargeType: {},
  Airport: {},
  Company: { rateProfile: 'RateProfile' },
  Port: { inCountry: 'Country' },
  Country: {},
  RateProfile: {},
  RateSubmission: { entity: 'Company', airFreightRates: 'AirFreightRate' },
  AirFreightRate: { routings: 'Routing', rateLevels: 'RateLevel' },
  Routing: { routingElements: 'RoutingElement' },
  RoutingElement: {},
  RateLevel: {},
  Quote: {},
  Manifest: {},
  RouteSubscription: {
    entity: 'Company',
    originPort: 'Port',
    dischargePort: 'Port',
    destinationPort: 'Port',
    carrier: 'Company',
  },
  WebUser: { roles: 'Role', entity: 'Company' },
  Role: {},
};

const Model = v.pipe(
  v.string(),
  v.check((name) => Object.hasOwn(MODEL_RELATIONS, name), 'This is no model of the contract.'),
);
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'This is no name.'));

/** Other names that a backend has, as its `/config.json` says them. */
export const BackendNames = v.object({
  me: v.nullish(Name),
  models: v.nullish(v.record(Model, Name), {}),
  properties: v.nullish(v.record(Model, v.record(Name, Name)), {}),
});
export type BackendNames = v.InferOutput<typeof BackendNames>;

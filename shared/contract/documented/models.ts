/**
 * The models of the contract with the properties that the specification documents, and no others: an application of the
 * provider's platform has what its owner has defined, and nobody told them of more. What elements ask a backend of another make
 * for, the check of such a backend and the documentation stand on this list.
 */

/** What a value is, by the platform's name for it. A decimal comes as text or as a number. */
export type DocumentedType = 'Int' | 'Decimal' | 'String' | 'Boolean' | 'Date' | 'DateTime';

/** A value, or a relation to one row or to many of another model. */
export type DocumentedProperty = DocumentedType | { readonly one: string } | { readonly many: string };

export type DocumentedModel = Readonly<Record<string, DocumentedProperty>>;

const one = (model: string) => ({ one: model });
const many = (model: string) => ({ many: model });

export const MODELS_DOCUMENTED: Readonly<Record<string, DocumentedModel>> = {
  Shipments: {
    id: 'Int',
    purchaseOrders: many('PurchaseOrder'),
    styleNumbersRelation: many('StyleNumber'),
    companyRelation: one('Company'),
  },
  Booking: {
    id: 'Int',
    customer: one('Company'),
    pos: many('PurchaseOrder'),
    styleNumberRelation: many('StyleNumber'),
  },
  PurchaseOrder: {
    id: 'Int',
    orderNumbers: 'String',
    styleNumbers: many('StyleNumber'),
    orderPurchaser: one('Company'),
  },
  StyleNumber: { id: 'Int', styleNumber: 'String', company: one('Company'), pos: many('PurchaseOrder') },
  ChargeType: { id: 'Int', description: 'String', chargeIden: 'String', chargeType: 'String' },
  Airport: { id: 'Int', code: 'String', city: 'String', cityIden: 'String' },
  Company: {
    id: 'Int',
    companyName: 'String',
    entityType: 'String',
    isCarrier: 'Boolean',
    verificationCode: 'String',
    rateProfile: one('RateProfile'),
  },
  Port: {
    id: 'Int',
    companyName: 'String',
    country: 'String',
    Country: 'String',
    inCountry: one('Country'),
    scacCode: 'String',
  },
  Country: { id: 'Int', companyName: 'String' },
  RateProfile: { id: 'Int', entityName: 'String' },
  RateSubmission: {
    id: 'Int',
    createdAt: 'DateTime',
    entity: one('Company'),
    submissionNotes: 'String',
    airFreightRates: many('AirFreightRate'),
  },
  AirFreightRate: {
    id: 'Int',
    from: 'String',
    to: 'String',
    airline: 'String',
    maxCapacity: 'Decimal',
    minTransitTime: 'Decimal',
    maxTransitTime: 'Decimal',
    transitTimeText: 'String',
    validityFrom: 'Date',
    validityTo: 'Date',
    comment: 'String',
    routingText: 'String',
    routings: many('Routing'),
    rateLevels: many('RateLevel'),
  },
  Routing: { id: 'Int', routingElements: many('RoutingElement') },
  RoutingElement: { id: 'Int', value: 'String' },
  RateLevel: { id: 'Int', level: 'String', value: 'Decimal' },
  Quote: { id: 'Int', mode: 'String', container_type: 'String' },
  Manifest: { id: 'Int' },
  // Lists of them are of one company, the newest first (API-56, SUB-32).
  RouteSubscription: {
    id: 'Int',
    entity: one('Company'),
    originPort: one('Port'),
    dischargePort: one('Port'),
    destinationPort: one('Port'),
    carrier: one('Company'),
    createdAt: 'DateTime',
  },
  WebUser: {
    id: 'Int',
    email: 'String',
    firstName: 'String',
    lastName: 'String',
    companyPosition: 'String',
    verification: 'Boolean',
    rateSearchVerification: 'Boolean',
    roles: many('Role'),
    entity: one('Company'),
  },
  Role: { id: 'Int', name: 'String' },
};

/** The model that a property leads to; undefined for a value. */
export function relationOf(model: string | undefined, name: string): string | undefined {
  const documented = model === undefined ? undefined : MODELS_DOCUMENTED[model]?.[name];
  if (documented === undefined || typeof documented === 'string') return undefined;
  return 'one' in documented ? documented.one : documented.many;
}

/** Models that have rows of their own to ask for; the others are reached through these. */
export const ROOTS: readonly string[] = [
  ...['Shipments', 'Booking', 'PurchaseOrder', 'StyleNumber', 'ChargeType', 'Airport', 'Company', 'Port'],
  ...['RateSubmission', 'Quote', 'Manifest', 'RouteSubscription', 'WebUser'],
];

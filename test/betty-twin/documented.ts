/**
 * The models of the contract with the properties that the specification documents, and no others: a real application has
 * what its owner has defined, and nobody told them of more. What a property is stands in the server's own models.
 */
export const MODELS_DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  Shipments: ['id', 'purchaseOrders', 'styleNumbersRelation', 'companyRelation'],
  Booking: ['id', 'customer', 'pos', 'styleNumberRelation'],
  PurchaseOrder: ['id', 'orderNumbers', 'styleNumbers', 'orderPurchaser'],
  StyleNumber: ['id', 'styleNumber', 'company', 'pos'],
  ChargeType: ['id', 'description', 'chargeIden', 'chargeType'],
  Airport: ['id', 'code', 'city', 'cityIden'],
  Company: ['id', 'companyName', 'entityType', 'isCarrier', 'verificationCode', 'rateProfile'],
  Port: ['id', 'companyName', 'country', 'Country', 'inCountry', 'scacCode'],
  Country: ['id', 'companyName'],
  RateProfile: ['id', 'entityName'],
  RateSubmission: ['id', 'createdAt', 'entity', 'submissionNotes', 'airFreightRates'],
  AirFreightRate: [
    ...['id', 'from', 'to', 'airline', 'maxCapacity', 'minTransitTime', 'maxTransitTime', 'transitTimeText'],
    ...['validityFrom', 'validityTo', 'comment', 'routingText', 'routings', 'rateLevels'],
  ],
  Routing: ['id', 'routingElements'],
  RoutingElement: ['id', 'value'],
  RateLevel: ['id', 'level', 'value'],
  Quote: ['id', 'mode', 'container_type'],
  Manifest: ['id'],
  // Lists of them are of one company, the newest first (API-56, SUB-32).
  RouteSubscription: [
    ...['id', 'entity', 'originPort', 'dischargePort', 'destinationPort', 'carrier', 'createdAt'],
  ],
  WebUser: [
    ...['id', 'email', 'firstName', 'lastName', 'companyPosition', 'verification', 'rateSearchVerification'],
    ...['roles', 'entity'],
  ],
  Role: ['id', 'name'],
};

/** Models that have rows of their own to ask for; the others are reached through these. */
export const ROOTS: readonly string[] = [
  ...['Shipments', 'Booking', 'PurchaseOrder', 'StyleNumber', 'ChargeType', 'Airport', 'Company', 'Port'],
  ...['RateSubmission', 'Quote', 'Manifest', 'RouteSubscription', 'WebUser'],
];

/** The actions of the contract; of each the id that the twin has it under, as an application gives ids of its own. */
export const ACTIONS_DOCUMENTED = {
  createPurchaseOrder: 'b3a10001',
  linkPurchaseOrders: 'b3a10002',
  createStyleNumber: 'b3a10003',
  savePurchaseOrders: 'b3a10004',
  loadCharges: 'b3a10005',
  saveCharges: 'b3a10006',
  listChargeTypes: 'b3a10007',
  listPorts: 'b3a10008',
  listRouteSubscriptions: 'b3a10009',
  getRouteSubscription: 'b3a1000a',
  saveRouteSubscription: 'b3a1000b',
  deleteRouteSubscription: 'b3a1000c',
  listEntities: 'b3a1000d',
  setEntity: 'b3a1000e',
  isAdmin: 'b3a1000f',
  uploadRates: 'b3a10010',
  lookupAddress: 'b3a10011',
} as const;

export type DocumentedAction = keyof typeof ACTIONS_DOCUMENTED;

import type { Use } from './use.ts';

/** A query as it is sent to a backend of another make; its ids and texts stand for any. */
export interface DocumentedQuery {
  readonly use: Use;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const STYLE = 'id styleNumber';
const ORDER = `id orderNumbers styleNumbers { ${STYLE} }`;
const RATE = `id from to airline maxCapacity minTransitTime maxTransitTime transitTimeText validityFrom validityTo comment
  routingText routings { routingElements { value } } rateLevels { id level value }`;
const ROUTE = 'id originPort { id } dischargePort { id } destinationPort { id } carrier { id }';

/** All rows of a model, page by page. */
function pages(model: string, selection: string, sort: string, where: object = {}) {
  const field = `all${model}`;
  return {
    query: `query ${field}($where: ${model}FilterInput, $sort: ${model}SortInput, $skip: Int, $take: Int) {
      ${field}(where: $where, sort: $sort, skip: $skip, take: $take) { results { ${selection} } }
    }`,
    variables: { where, sort: { field: sort, order: 'ASC' }, skip: 0, take: 200 },
  };
}

const orders = (task: string) => ({ tools: ['po-style-manager'], task });
const air = (task: string) => ({ tools: ['air-rate-form'], task });
const routes = (task: string) => ({ tools: ['route-subscriptions', 'route-form'], task });

const ofCompany = { entity: { id: { eq: 101 } } };
const byId = { where: { id: { eq: 6001 } } };

/**
 * Every query that elements send to a backend of another make, by the documented names. They are written out here, since owners
 * of applications build on them: an element that asks for something else breaks those, and `test/betty-twin/documented.test.ts`
 * says so.
 */
export const QUERIES_OF_ELEMENTS: readonly DocumentedQuery[] = [
  {
    use: orders('open a booking'),
    query: `query allBooking { allBooking(where: {id: {eq: 1001}}, take: 1) {
      results { id customer { id } pos { ${ORDER} } styleNumberRelation { ${STYLE} pos { id } } }
    } }`,
  },
  {
    use: orders('open a shipment'),
    query: `query allShipments { allShipments(where: {id: {eq: 2001}}, take: 1) {
      results { id companyRelation { id } purchaseOrders { ${ORDER} } styleNumbersRelation { id pos { id } } }
    } }`,
  },
  {
    use: orders('find orders by a part of their number'),
    query: `query allPurchaseOrder($text: String!) {
      allPurchaseOrder(where: {orderNumbers: {matches: $text}, orderPurchaser: {id: {eq: 101}}}, take: 50) { results { ${ORDER} } }
    }`,
    variables: { text: 'PO' },
  },
  {
    use: orders('find orders by their whole number'),
    query: `query allPurchaseOrder($labels: [String!]!) {
      allPurchaseOrder(where: {orderNumbers: {in: $labels}, orderPurchaser: {id: {eq: 101}}}, take: 200) { results { ${ORDER} } }
    }`,
    variables: { labels: ['PO'] },
  },
  {
    use: orders('find style numbers by a part of them'),
    query: `query allStyleNumber($text: String!) {
      allStyleNumber(where: {styleNumber: {matches: $text}, company: {id: {eq: 101}}}, take: 50) { results { ${STYLE} } }
    }`,
    variables: { text: 'SN' },
  },
  {
    use: orders('find style numbers by the whole of them'),
    query: `query allStyleNumber($labels: [String!]!) {
      allStyleNumber(where: {styleNumber: {in: $labels}, company: {id: {eq: 101}}}, take: 200) { results { ${STYLE} } }
    }`,
    variables: { labels: ['SN'] },
  },
  {
    use: orders('find out whether a style number whose answer was lost was stored'),
    query: `query allStyleNumber($labels: [String!]!) {
      allStyleNumber(where: {styleNumber: {in: $labels}, company: {id: {eq: 101}}, pos: {id: {eq: 5001}}}, take: 200) {
        results { ${STYLE} }
      }
    }`,
    variables: { labels: ['SN'] },
  },
  {
    use: air('choose airports'),
    ...pages('Airport', 'id code city cityIden', 'code'),
  },
  {
    use: air('choose an airline'),
    ...pages('Company', 'id companyName', 'companyName', { entityType: { eq: 'Airline' } }),
  },
  {
    use: air('choose the name of a local charge'),
    ...pages('ChargeType', 'id description chargeIden', 'description', { chargeType: { eq: 'Charge' } }),
  },
  {
    use: air('find the company of a submission'),
    query: `query oneRateSubmission($where: RateSubmissionFilterInput!) {
      oneRateSubmission(where: $where) { id entity { id } }
    }`,
    variables: byId,
  },
  {
    use: air('find the company of the signed-in person'),
    query: `query meWebUser { meWebUser { entity { id } } }`,
  },
  {
    use: air('open an earlier submission'),
    query: `query oneRateSubmission($where: RateSubmissionFilterInput!) {
      oneRateSubmission(where: $where) { id createdAt entity { id } submissionNotes airFreightRates { ${RATE} } }
    }`,
    variables: byId,
  },
  {
    use: air('list the earlier submissions, and load the last one'),
    query: `query allRateSubmission($where: RateSubmissionFilterInput, $sort: RateSubmissionSortInput) {
      allRateSubmission(where: $where, sort: $sort, take: 5) {
        results { id createdAt submissionNotes entity { id } airFreightRates { ${RATE} } }
      }
    }`,
    variables: { where: ofCompany, sort: { field: 'createdAt', order: 'DESC' } },
  },
  {
    use: air('find out whether rates whose answer was lost were stored'),
    query: `query allRateSubmission($where: RateSubmissionFilterInput, $sort: RateSubmissionSortInput) {
      allRateSubmission(where: $where, sort: $sort, take: 5) { results { createdAt } }
    }`,
    variables: { where: ofCompany, sort: { field: 'createdAt', order: 'DESC' } },
  },
  {
    use: routes('choose a carrier'),
    ...pages('Company', 'id companyName', 'companyName', {
      _or: [{ entityType: { eq: 'Carrier' } }, { isCarrier: { eq: true } }],
    }),
  },
  {
    use: routes('paste routes, and find out whether a lost change was stored'),
    ...pages('RouteSubscription', ROUTE, 'id', ofCompany),
  },
  {
    use: routes('be warned of a route that is there already'),
    ...pages('RouteSubscription', ROUTE, 'id', {
      ...ofCompany,
      originPort: { id: { eq: 11 } },
      destinationPort: { id: { eq: 12 } },
    }),
  },
  {
    use: { tools: ['entity-switcher'], task: 'show the company that the signed-in person acts for' },
    query: `query meWebUser { meWebUser { entity { id companyName } } }`,
  },
];

const server = (task: string) => ({ tools: ['this server in front of it'], task });

/** Whose a record is. */
const ownerOf = (model: string, owner: string, what: string): DocumentedQuery => ({
  use: server(`tell whose a ${what} is`),
  query: `query one${model}($where: ${model}FilterInput!) { one${model}(where: $where) { id ${owner} { id } } }`,
  variables: byId,
});

/** Which rows are a company's. */
const ownOf = (model: string, owner: string, what: string): DocumentedQuery => ({
  use: server(`tell whose ${what} are`),
  query: `query all${model}($where: ${model}FilterInput, $take: Int) {
    all${model}(where: $where, take: $take) { results { id } }
  }`,
  variables: { where: { id: { in: [5001] }, [owner]: { id: { eq: 101 } } }, take: 200 },
});

/** What this server asks of its own where an application stands behind it: whose records are, and which companies there are. */
export const QUERIES_OF_SERVER: readonly DocumentedQuery[] = [
  ownerOf('Booking', 'customer', 'booking'),
  ownerOf('Shipments', 'companyRelation', 'shipment'),
  ownerOf('RateSubmission', 'entity', 'submission of rates'),
  ownerOf('RouteSubscription', 'entity', 'route'),
  ownOf('PurchaseOrder', 'orderPurchaser', 'orders'),
  ownOf('StyleNumber', 'company', 'style numbers'),
  {
    use: server('let admins choose among the companies'),
    query: `query allCompany($sort: CompanySortInput, $skip: Int, $take: Int) {
      allCompany(sort: $sort, skip: $skip, take: $take) { results { id companyName entityType isCarrier } }
    }`,
    variables: { sort: { field: 'id', order: 'ASC' }, skip: 0, take: 200 },
  },
];

/** Every query that is sent to an application of the provider's platform, by elements or by this server in front of it. */
export const QUERIES_DOCUMENTED: readonly DocumentedQuery[] = [...QUERIES_OF_ELEMENTS, ...QUERIES_OF_SERVER];

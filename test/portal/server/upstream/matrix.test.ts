import assert from 'node:assert/strict';
import { after, afterEach, before, suite, test } from 'node:test';
import { ACTION_IDS } from '../../../../portal/server/actions/registry.ts';
import { ALLOWED_ACTIONS, type HandedOnName } from '../../../../portal/server/upstream/allowed/actions.ts';
import { ALLOWED_QUERIES } from '../../../../portal/server/upstream/allowed/queries.ts';
import { TWIN_ACTION_IDS } from '../../../betty-twin/action-ids.ts';
import { post } from '../auth/test-accounts.ts';
import { CALLERS, type CallerName, startUpstream, type UpstreamServer } from './upstream-server.ts';

type Callers = readonly CallerName[];

/** One question about one record, and who is answered; nobody else may learn anything, nor reach the platform with it. */
interface Line {
  what: string;
  query?: string;
  input?: object;
  open: Callers;
}

const EVERYBODY = Object.keys(CALLERS) as CallerName[];
/** Who sees all: an admin of the provider, and anybody where the tools are open to everybody. */
const ALL: Callers = ['admin', 'service'];
const OF_A: Callers = [...ALL, 'importer', 'actingAdmin', 'entityLink'];
const OF_B: Callers = [...ALL, 'importerB'];

const query = (what: string, text: string, open: Callers): Line => ({ what, query: text, open });
const call = (what: string, input: object, open: Callers): Line => ({ what, input, open });

const RATE = {
  ...{ from: 'YYZ', fromAirportId: 901, fromAirportCode: 'YYZ', to: 'LHR', toAirportId: 902 },
  ...{ toAirportCode: 'LHR', airline: 'Maple Cargo', weight: [{ level: '100', value: '4.50' }] },
  ...{ maxCapacity: null, minTime: '2', maxTime: '3', routing: [{ value: 'LHR', index: 0 }] },
  ...{ validityFrom: '2026-12-01', validityTo: null, comment: '' },
};
const upload = (entity_id: number, recordId?: number) => ({
  entity_id,
  payload: {
    rates: [RATE],
    submissionNotes: { customerName: 'Shop', notes: [] },
    isFinalChunk: true,
    ...(recordId && { recordId }),
  },
});
const charges = (recordId: number, featureType = 'freight_charges') => ({
  recordId,
  featureType,
  charges: [],
});
const route = (entityId: number, routeSubscriptionId?: number) => ({
  ...{ origin: 11, destination: 12, entityId, isNewRoute: !routeSubscriptionId },
  ...(routeSubscriptionId && { routeSubscriptionId }),
});

const REFERENCE = 'sort: {field: "companyName", order: "ASC"}';

/**
 * Every operation that is handed on, about a record of importer A (101), of importer B (102), of the agent (2), or of none. An
 * operation without a line fails by its name.
 */
const MATRIX: Record<string, readonly Line[]> = {
  allAirport: [query('reference', '{ allAirport { results { id code } } }', EVERYBODY)],
  allChargeType: [
    query(
      'reference',
      '{ allChargeType(where: {chargeType: {eq: "Charge"}}) { results { id } } }',
      EVERYBODY,
    ),
  ],
  allCompany: [
    query(
      'carriers',
      `{ allCompany(where: {_or: [{entityType: {eq: "Carrier"}}, {isCarrier: {eq: true}}]}, ${REFERENCE}) { results { id } } }`,
      EVERYBODY,
    ),
    query(
      'airlines',
      '{ allCompany(where: {entityType: {eq: "Airline"}}) { results { id companyName } } }',
      EVERYBODY,
    ),
  ],
  allBooking: [
    query('A’s', '{ allBooking(where: {id: {eq: 1001}}) { results { id } } }', [...OF_A, 'bookingLink']),
    query('B’s', '{ allBooking(where: {id: {eq: 1002}}) { results { id pos { id } } } }', OF_B),
  ],
  allShipments: [
    query('A’s', '{ allShipments(where: {id: {eq: 2001}}) { results { id } } }', [...OF_A, 'shipmentLink']),
    query('B’s', '{ allShipments(where: {id: {eq: 2002}}) { results { id } } }', OF_B),
  ],
  allPurchaseOrder: [
    query(
      'A’s',
      '{ allPurchaseOrder(where: {orderNumbers: {matches: "PO"}, orderPurchaser: {id: {eq: 101}}}) { results { id } } }',
      [...OF_A, 'bookingLink', 'shipmentLink'],
    ),
    query(
      'B’s',
      '{ allPurchaseOrder(where: {orderNumbers: {in: ["PO-5004"]}, orderPurchaser: {id: {eq: 102}}}) { results { id } } }',
      OF_B,
    ),
  ],
  allStyleNumber: [
    query(
      'A’s',
      '{ allStyleNumber(where: {styleNumber: {in: ["SN-1"]}, company: {id: {eq: 101}}}) { results { id } } }',
      [...OF_A, 'bookingLink', 'shipmentLink'],
    ),
    query(
      'B’s',
      '{ allStyleNumber(where: {styleNumber: {matches: "SECRET"}, company: {id: {eq: 102}}, pos: {id: {eq: 5004}}}) { results { id } } }',
      OF_B,
    ),
    query(
      'A’s under an order of B',
      '{ allStyleNumber(where: {styleNumber: {matches: "SN"}, company: {id: {eq: 101}}, pos: {id: {eq: 5004}}}) { results { id } } }',
      ALL,
    ),
  ],
  oneRateSubmission: [
    query('the agent’s', '{ oneRateSubmission(where: {id: {eq: 6001}}) { createdAt } }', [
      ...ALL,
      'agent',
      'submissionLink',
    ]),
    query('another of the agent’s', '{ oneRateSubmission(where: {id: {eq: 6002}}) { createdAt } }', [
      ...ALL,
      'agent',
      'submissionLink',
    ]),
    query('B’s', '{ oneRateSubmission(where: {id: {eq: 6009}}) { createdAt submissionNotes } }', OF_B),
  ],
  allRateSubmission: [
    query('the agent’s', '{ allRateSubmission(where: {entity: {id: {eq: 2}}}) { results { id } } }', [
      ...ALL,
      'agent',
      'submissionLink',
    ]),
    query('B’s', '{ allRateSubmission(where: {entity: {id: {eq: 102}}}) { results { id } } }', OF_B),
  ],
  allRouteSubscription: [
    query('A’s', '{ allRouteSubscription(where: {entity: {id: {eq: 101}}}) { results { id } } }', OF_A),
    query('B’s', '{ allRouteSubscription(where: {entity: {id: {eq: 102}}}) { results { id } } }', OF_B),
  ],
  createPurchaseOrder: [
    call('on A’s booking', { type: 'booking', id: 1001, orderNumber: 'PO-NEW' }, [
      ...ALL,
      'importer',
      'actingAdmin',
      'bookingLink',
    ]),
    call('on B’s shipment', { type: 'shipment', id: 2002, orderNumber: 'PO-NEW' }, OF_B),
  ],
  linkPurchaseOrders: [
    call('A’s to A’s booking', { type: 'booking', id: 1001, selectedPOs: [5001] }, [
      ...ALL,
      'importer',
      'actingAdmin',
      'bookingLink',
    ]),
    call('B’s to A’s booking', { type: 'booking', id: 1001, selectedPOs: [5001, 5004] }, ALL),
    call('B’s to B’s booking', { type: 'booking', id: 1002, selectedPOs: [5004] }, OF_B),
  ],
  createStyleNumber: [
    call('of A’s order', { type: 'shipment', id: 2001, poId: 5001, styleNumber: 'SN-NEW' }, [
      ...ALL,
      'importer',
      'actingAdmin',
      'shipmentLink',
    ]),
    call('of B’s order on A’s', { type: 'shipment', id: 2001, poId: 5004, styleNumber: 'SN-NEW' }, ALL),
    call('of B’s order on B’s', { type: 'booking', id: 1002, poId: 5004, styleNumber: 'SN-NEW' }, OF_B),
  ],
  savePurchaseOrders: [
    call('A’s', { type: 'booking', id: 1001, purchaseOrder: [{ id: 5001, selectedSN: [50010] }] }, [
      ...ALL,
      'importer',
      'actingAdmin',
      'bookingLink',
    ]),
    call(
      'B’s order on A’s',
      { type: 'booking', id: 1001, purchaseOrder: [{ id: 5004, selectedSN: [] }] },
      ALL,
    ),
    call(
      'B’s style number on A’s',
      { type: 'booking', id: 1001, purchaseOrder: [{ id: 5001, selectedSN: [50040] }] },
      ALL,
    ),
    call('B’s', { type: 'booking', id: 1002, purchaseOrder: [] }, OF_B),
  ],
  loadCharges: [
    call('of a quote', { recordId: 3001, featureType: 'freight_charges' }, [
      ...ALL,
      'quoteLink',
      'adminQuoteLink',
    ]),
    call('of another quote', { recordId: 3002, featureType: 'freight_charges' }, ALL),
    call('of a manifest', { recordId: 4001, featureType: 'manifests_charges' }, [...ALL, 'manifestLink']),
    call('of another manifest', { recordId: 4002, featureType: 'manifests_charges' }, ALL),
  ],
  saveCharges: [
    call('of a quote', charges(3001), [...ALL, 'quoteLink', 'adminQuoteLink']),
    call('of a quote, with the profit', { ...charges(3001), addProfit: true }, ['admin', 'adminQuoteLink']),
    call('of another quote', charges(3002), ALL),
    call('of a manifest', charges(4001, 'manifests_charges'), [...ALL, 'manifestLink']),
    call('of another manifest', charges(4002, 'manifests_charges'), ALL),
  ],
  listChargeTypes: [call('reference', {}, EVERYBODY)],
  listPorts: [call('reference', {}, EVERYBODY)],
  listRouteSubscriptions: [
    call('A’s', { entityId: 101, profile: false, offset: 0, pageSize: 50 }, OF_A),
    call('B’s', { entityId: 102, profile: true, offset: 0, pageSize: 50 }, OF_B),
  ],
  getRouteSubscription: [
    call('A’s', { routeSubscriptionArr: [7001] }, OF_A),
    call('B’s', { routeSubscriptionArr: [7009] }, OF_B),
  ],
  saveRouteSubscription: [
    call('a new one of A', route(101), OF_A),
    call('A’s', route(101, 7001), OF_A),
    call('a new one of B', route(102), OF_B),
    call('B’s', route(102, 7009), OF_B),
    call('B’s as if it were A’s', route(101, 7009), []),
  ],
  deleteRouteSubscription: [
    call('A’s', { routeSubscriptionId: 7001 }, OF_A),
    call('B’s', { routeSubscriptionId: 7009 }, OF_B),
  ],
  uploadRates: [
    call('of the agent', upload(2), [...ALL, 'agent', 'submissionLink']),
    call('of the agent, after one of theirs', upload(2, 6002), [...ALL, 'agent', 'submissionLink']),
    call('of the agent, after one of B', upload(2, 6009), []),
    call('of A, whose people are no agents', upload(101), [...ALL, 'actingAdmin']),
    call('of B', upload(102), ALL),
  ],
};

const isAction = (name: string): name is HandedOnName => Object.hasOwn(ALLOWED_ACTIONS, name);

suite('D-15 D-02 who may ask the provider’s application for what', () => {
  let server: UpstreamServer;
  let stored: object;
  before(async () => {
    server = await startUpstream({ env: { PUBLIC_ACCESS: 'open' } });
    stored = structuredClone(server.listening.twin.data.tables);
  });
  after(() => server.close());
  afterEach(() => {
    Object.assign(server.listening.twin.data.tables, structuredClone(stored));
    server.listening.twin.data.charges.clear();
  });

  test('every operation that is handed on has its lines', () => {
    const handedOn = [...ALLOWED_QUERIES.keys(), ...Object.keys(ALLOWED_ACTIONS)];
    assert.deepEqual(handedOn.toSorted(), Object.keys(MATRIX).toSorted());
  });

  for (const [name, lines] of Object.entries(MATRIX))
    for (const line of lines)
      test(`${name}, ${line.what}: ${line.open.length === EVERYBODY.length ? 'everybody' : line.open.join(' ') || 'nobody'}`, async () => {
        const told: string[] = [];
        const reached: string[] = [];
        for (const caller of EVERYBODY) {
          const token = await server.tokenOf(caller);
          server.asked.length = 0;
          if (await isTold(name, line, token)) told.push(caller);
          if (server.asked.some((each) => isOf(name, each))) reached.push(caller);
          Object.assign(server.listening.twin.data.tables, structuredClone(stored));
        }
        const open = EVERYBODY.filter((caller) => line.open.includes(caller));
        assert.deepEqual({ told, reached }, { told: open, reached: open });
      });

  async function isTold(name: string, line: Line, token: string): Promise<boolean> {
    const body = line.query
      ? { query: line.query }
      : {
          query: 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }',
          variables: { id: ACTION_IDS[name], input: line.input },
        };
    const answer = await post(`${server.url}/api/betty/query`, { body: { token, ...body } });
    assert.equal(answer.status, 200);
    const { data, errors } = answer.body;
    if (errors) {
      assert.ok([403, 404, 422].includes(errors[0].extensions.statusCode), JSON.stringify(errors));
      assert.notEqual(errors[0].extensions.code, 'not_offered');
      assert.equal(data, null);
      return false;
    }
    if (isAction(name)) return JSON.stringify(data.action.results) !== '{}';
    const rows = name.startsWith('one') ? data[name] : data[name].results;
    return rows !== null && rows.length !== 0;
  }

  /** What is asked to find out whose a record is has neither an action nor more of a row than ids. */
  function isOf(name: string, { query: asked, variables }: UpstreamServer['asked'][number]): boolean {
    if (isAction(name)) return variables?.id === TWIN_ACTION_IDS[name];
    const isLookup = /\{ id \w+ \{ id \} \} \}$/.test(asked) || /allPurchaseOrder.*\{ id \} \}$/s.test(asked);
    return asked.includes(`${name}(`) && (name.startsWith('all') || !isLookup);
  }
});

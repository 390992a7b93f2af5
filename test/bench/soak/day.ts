import { actOn, queryAs } from '../../helpers/act.ts';
import { fresh } from '../../helpers/e2e/data.ts';
import type { Person } from './people.ts';

/** What somebody does who is signed in; each is one request, or two where a save follows its load. */
type Step = (at: SignedIn) => Promise<unknown>;

/** A person's server and session, and the records that nobody else changes. */
export interface SignedIn {
  url: string;
  bearer: string;
  booking: number;
  quote: number | undefined;
}

const LISTS = ['Booking', 'Shipments', 'Quote', 'Manifest'];

const list: Step = ({ url, bearer }) => {
  const model = LISTS[Math.floor(Math.random() * LISTS.length)];
  const skip = 50 * Math.floor(Math.random() * 3);
  return queryAs(
    url,
    bearer,
    `{ all${model}(take: 50, skip: ${skip}, sort: [{field: createdAt, order: DESC}]) {
      totalCount results { id reference status createdAt agent { companyName } } } }`,
  );
};

const search: Step = ({ url, bearer }) =>
  actOn(url, bearer, 'searchRecords', { query: `PO-${Math.floor(Math.random() * 1000)}` });

const open: Step = ({ url, bearer, booking }) =>
  queryAs(
    url,
    bearer,
    `{ oneBooking(where: {id: {eq: ${booking}}}) { id reference
      pos { id orderNumbers styleNumbers { id styleNumber } } styleNumberRelation { id pos { id } } } }`,
  );

const saveOrder: Step = ({ url, bearer, booking }) =>
  actOn(
    url,
    bearer,
    'createPurchaseOrder',
    { id: booking, type: 'booking', orderNumber: fresh('SOAK') },
    crypto.randomUUID(),
  );

interface Charges {
  revision: number;
  exw_charges: object[];
}

const loadCharges: Step = ({ url, bearer, quote }) =>
  actOn(url, bearer, 'loadCharges', { recordId: quote, featureType: 'exw_charges' });

const saveCharges: Step = async (at) => {
  const { url, bearer, quote } = at;
  const { revision } = (await loadCharges(at)) as Charges;
  const unitCost = String(Math.floor(Math.random() * 1000));
  const line = { chargeType: 1, unitCode: 'EA', currency: 'USD', quantity: '1', unitCost };
  return actOn(
    url,
    bearer,
    'saveCharges',
    {
      recordId: quote,
      featureType: 'exw_charges',
      revision,
      charges: [{ ...line, totalPrice: unitCost, minimumPrice: '' }],
    },
    crypto.randomUUID(),
  );
};

/** How often of a hundred: people read far more than they write. */
const MIX: Record<Person['kind'], readonly [Step, number][]> = {
  importer: [
    [list, 45],
    [search, 20],
    [open, 25],
    [saveOrder, 10],
  ],
  agent: [
    [list, 40],
    [search, 15],
    [loadCharges, 30],
    [saveCharges, 15],
  ],
  admin: [
    [list, 60],
    [search, 25],
    [open, 15],
  ],
};

/** Does one of what people of this kind do. */
export function step(kind: Person['kind'], at: SignedIn): Promise<unknown> {
  let chance = Math.random() * 100;
  for (const [each, share] of MIX[kind]) {
    chance -= share;
    if (chance < 0) return each(at);
  }
  return list(at);
}

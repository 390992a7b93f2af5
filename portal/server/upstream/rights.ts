import { type Caller, isAgent } from '../auth/rights/caller.ts';
import type { OwnedType, Owners } from './owners.ts';

/** What has an address of its own in the tools. The platform isn't documented to say whose a quote or manifest is. */
export interface RecordRef {
  type: OwnedType | 'quote' | 'manifest';
  id: number;
}

/** What belongs to one company. */
type OfCompany = 'orders' | 'submissions' | 'routes';

/**
 * What a caller may ask the platform for. It is asked by one account that may read everything, so that these rules are all
 * that keeps callers apart: those of `auth/rights`, as far as the platform is documented to say whose a record is. It says of none
 * who its agent is, so that an agent has the records of the own company, and others by links.
 */
export interface Rights {
  caller: Caller;
  owners: Owners;
  seesAll: boolean;
  mayRead(record: RecordRef): Promise<boolean>;
  mayWrite(record: RecordRef): Promise<boolean>;
  mayReadOf(company: number, what: OfCompany): Promise<boolean>;
  mayWriteOf(company: number, what: 'submissions' | 'routes'): Promise<boolean>;
}

/** Of a link that opens this very record. */
const opens = (caller: Caller, { type, id }: RecordRef): boolean =>
  caller.kind === 'link' && caller.recordType === type && caller.recordId === id;

/** Types of links that open what belongs to the company of their record. */
const THROUGH: Readonly<Record<OfCompany, readonly OwnedType[]>> = {
  orders: ['booking', 'shipment'],
  submissions: ['submission'],
  routes: [],
};

export function rightsOf(caller: Caller, owners: Owners): Rights {
  const seesAll = caller.kind === 'service' || (caller.kind === 'user' && caller.seesAll);

  async function mayReadOf(company: number, what: OfCompany): Promise<boolean> {
    if (seesAll) return true;
    if (caller.kind === 'user') return company === caller.entityId;
    if (caller.kind !== 'link') return false;
    if (caller.recordType === 'entity') return company === caller.recordId;
    const type = THROUGH[what].find((each) => each === caller.recordType);
    return type !== undefined && company === (await owners.of(type, caller.recordId));
  }

  async function mayRead(record: RecordRef): Promise<boolean> {
    if (seesAll || opens(caller, record)) return true;
    const { type, id } = record;
    if (type === 'quote' || type === 'manifest') return false;
    if (type === 'submission' || type === 'route') {
      const company = await owners.of(type, id);
      return company !== undefined && mayReadOf(company, type === 'route' ? 'routes' : 'submissions');
    }
    // A link to another booking or shipment opens the orders of the company, but no other record of it.
    if (caller.kind === 'link' && caller.recordType !== 'entity') return false;
    const company = await owners.of(type, id);
    return company !== undefined && mayReadOf(company, 'orders');
  }

  return {
    caller,
    owners,
    seesAll,
    mayRead,
    mayReadOf,
    async mayWrite(record) {
      return (caller.kind !== 'link' || opens(caller, record)) && mayRead(record);
    },
    async mayWriteOf(company, what) {
      return (what === 'routes' || submits(caller)) && mayReadOf(company, what);
    },
  };
}

/** D-129: air rates are handed in by agents and admins. */
function submits(caller: Caller): boolean {
  if (caller.kind === 'link') return caller.role !== 'user';
  return caller.kind === 'service' || caller.isAdmin || isAgent(caller);
}

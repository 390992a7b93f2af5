import * as v from 'valibot';
import { Id } from '../../../shared/contract/id.ts';
import { LruMap } from '../lru-map.ts';
import { PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';

/** Records of which the platform is documented to say whose they are. */
const OWNER = {
  booking: { model: 'Booking', owner: 'customer' },
  shipment: { model: 'Shipments', owner: 'companyRelation' },
  submission: { model: 'RateSubmission', owner: 'entity' },
  route: { model: 'RouteSubscription', owner: 'entity' },
} as const;

export type OwnedType = keyof typeof OWNER;

const ORDERED = {
  orders: { model: 'PurchaseOrder', owner: 'orderPurchaser' },
  styles: { model: 'StyleNumber', owner: 'company' },
} as const;

/** Whose records are, as the platform says, which keeps them. */
export interface Owners {
  /** The company whose record it is; undefined where there is no such record, or nobody's. */
  of(type: OwnedType, id: number): Promise<number | undefined>;
  /** Those of the ids that are none of the company's. */
  foreign(what: keyof typeof ORDERED, company: number, ids: readonly number[]): Promise<number[]>;
}

type Ask = (request: PlatformRequest) => Promise<Readonly<Record<string, unknown>>>;

interface Known {
  owner: number;
  /** Milliseconds since 1970 */
  until: number;
}

const REMEMBERED = 5_000;
/** A record that comes to another company is open to the one before for so long. */
const REMEMBERED_MS = 15_000;
/** The platform answers no more rows at once. */
const PAGE = 200;

const Rows = v.object({ results: v.array(v.nullable(v.object({ id: Id }))) });

/** Remembers owners for all requests of a server; `ask` is that of one request. */
export function createOwnerLookup(now: () => number = Date.now): (ask: Ask) => Owners {
  const known = new LruMap<string, Known>(REMEMBERED);

  return (ask) => ({
    async of(type, id) {
      const key = `${type} ${id}`;
      const found = known.get(key);
      if (found && now() < found.until) return found.owner;
      const owner = await askOwner(ask, type, id);
      // What isn't there now may be made at any moment.
      if (owner === undefined) known.delete(key);
      else known.set(key, { owner, until: now() + REMEMBERED_MS });
      return owner;
    },

    async foreign(what, company, ids) {
      const left = new Set(ids);
      const all = [...left];
      for (let from = 0; from < all.length; from += PAGE) {
        for (const own of await askOwn(ask, what, company, all.slice(from, from + PAGE))) left.delete(own);
      }
      return [...left];
    },
  });
}

async function askOwner(ask: Ask, type: OwnedType, id: number): Promise<number | undefined> {
  const { model, owner } = OWNER[type];
  const root = `one${model}`;
  const Record = v.nullish(v.object({ id: v.literal(id), [owner]: v.nullish(v.object({ id: Id })) }));
  const query = `query ${root}($where: ${model}FilterInput!) { ${root}(where: $where) { id ${owner} { id } } }`;
  const data = await ask({ query, variables: { where: { id: { eq: id } } } });
  const record = read(v.object({ [root]: Record }), data)[root];
  return (record?.[owner] as { id: number } | null | undefined)?.id;
}

async function askOwn(ask: Ask, what: keyof typeof ORDERED, company: number, ids: number[]) {
  const { model, owner } = ORDERED[what];
  const root = `all${model}`;
  const query = `query ${root}($where: ${model}FilterInput, $take: Int) {
    ${root}(where: $where, take: $take) { results { id } }
  }`;
  const where = { id: { in: ids }, [owner]: { id: { eq: company } } };
  const data = await ask({ query, variables: { where, take: PAGE } });
  return read(v.object({ [root]: Rows }), data)[root]!.results.flatMap((row) => (row ? [row.id] : []));
}

/** An answer that isn't what was asked for says nothing of anybody's rights. */
function read<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  throw new PlatformFailure('refused', 'did not say whose a record is');
}

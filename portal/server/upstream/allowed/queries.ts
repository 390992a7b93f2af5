import * as v from 'valibot';
import { Id } from '../../../../shared/contract/id.ts';
import { LIMITS } from '../../data-api/limits.ts';
import type { Rights } from '../rights.ts';

/** A query that is handed on: no other argument, and no field but these. */
export interface AllowedQuery {
  /** GraphQL selection of a row. */
  readonly select: string;
  readonly where: v.GenericSchema;
  /** What its rows may be sorted by, upwards unless it says otherwise. */
  readonly sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Rows of one answer. */
  readonly most: number;
  /** Whether further pages may be asked for. */
  readonly isPaged?: boolean;
  /** Whether the caller may have what it asks for; whoever may not is answered as if it weren't there. */
  may(rights: Rights, where: never): Promise<boolean>;
}

/** Binds the filter's form to the rule that reads it. */
const query = <S extends v.GenericSchema>(
  allowed: Omit<AllowedQuery, 'where' | 'may'> & {
    where: S;
    may(rights: Rights, where: v.InferOutput<S>): Promise<boolean>;
  },
): AllowedQuery => allowed as AllowedQuery;

const PAGE = 200;

const is = (value: string | boolean) => v.strictObject({ eq: v.literal(value) });
const OneId = v.strictObject({ id: v.strictObject({ eq: Id }) });
const Text = v.pipe(v.string(), v.maxLength(LIMITS.textLength));
/** By a part of the number, or by whole numbers. */
const Numbers = v.union([
  v.strictObject({ matches: Text }),
  v.strictObject({ in: v.pipe(v.array(Text), v.maxLength(PAGE)) }),
]);

const everybody = async () => true;

const STYLE = 'id styleNumber';
const ORDER = `id orderNumbers styleNumbers { ${STYLE} }`;
const RATE = `id from to airline maxCapacity minTransitTime maxTransitTime transitTimeText validityFrom validityTo comment
  routingText routings { routingElements { value } } rateLevels { id level value }`;
const SUBMISSION = `id createdAt submissionNotes entity { id } airFreightRates { ${RATE} }`;

/** By its root field: all that the elements ask (`test/betty-twin/operations.ts`), and nothing else. */
export const ALLOWED_QUERIES: ReadonlyMap<string, AllowedQuery> = new Map(
  Object.entries({
    // Reference lists are open to any valid token (D-04).
    allAirport: query({
      select: 'id code city cityIden',
      where: v.strictObject({}),
      sort: { field: 'code', order: 'ASC' },
      most: PAGE,
      isPaged: true,
      may: everybody,
    }),
    allChargeType: query({
      select: 'id description chargeIden',
      where: v.strictObject({ chargeType: is('Charge') }),
      sort: { field: 'description', order: 'ASC' },
      most: PAGE,
      isPaged: true,
      may: everybody,
    }),
    allCompany: query({
      select: 'id companyName',
      where: v.union([
        v.strictObject({ entityType: is('Airline') }),
        v.strictObject({
          _or: v.strictTuple([
            v.strictObject({ entityType: is('Carrier') }),
            v.strictObject({ isCarrier: is(true) }),
          ]),
        }),
      ]),
      sort: { field: 'companyName', order: 'ASC' },
      most: PAGE,
      isPaged: true,
      may: everybody,
    }),
    allBooking: query({
      select: `id customer { id } pos { ${ORDER} } styleNumberRelation { ${STYLE} pos { id } }`,
      where: OneId,
      most: 1,
      may: (rights, where) => rights.mayRead({ type: 'booking', id: where.id.eq }),
    }),
    allShipments: query({
      select: `id companyRelation { id } purchaseOrders { ${ORDER} } styleNumbersRelation { id pos { id } }`,
      where: OneId,
      most: 1,
      may: (rights, where) => rights.mayRead({ type: 'shipment', id: where.id.eq }),
    }),
    allPurchaseOrder: query({
      select: ORDER,
      where: v.strictObject({ orderNumbers: Numbers, orderPurchaser: OneId }),
      most: PAGE,
      may: (rights, where) => rights.mayReadOf(where.orderPurchaser.id.eq, 'orders'),
    }),
    allStyleNumber: query({
      select: STYLE,
      where: v.strictObject({ styleNumber: Numbers, company: OneId, pos: v.optional(OneId) }),
      most: PAGE,
      async may(rights, { company, pos }) {
        if (!(await rights.mayReadOf(company.id.eq, 'orders'))) return false;
        // What another's order has would be told by what is found.
        return (
          !pos ||
          rights.seesAll ||
          (await rights.owners.foreign('orders', company.id.eq, [pos.id.eq])).length === 0
        );
      },
    }),
    oneRateSubmission: query({
      select: SUBMISSION,
      where: OneId,
      most: 1,
      may: (rights, where) => rights.mayRead({ type: 'submission', id: where.id.eq }),
    }),
    allRateSubmission: query({
      select: SUBMISSION,
      where: v.strictObject({ entity: OneId }),
      sort: { field: 'createdAt', order: 'DESC' },
      most: 5,
      may: (rights, where) => rights.mayReadOf(where.entity.id.eq, 'submissions'),
    }),
    allRouteSubscription: query({
      select: 'id originPort { id } dischargePort { id } destinationPort { id } carrier { id }',
      where: v.strictObject({
        entity: OneId,
        originPort: v.optional(OneId),
        destinationPort: v.optional(OneId),
      }),
      sort: { field: 'id', order: 'ASC' },
      most: PAGE,
      isPaged: true,
      may: (rights, where) => rights.mayReadOf(where.entity.id.eq, 'routes'),
    }),
  }),
);

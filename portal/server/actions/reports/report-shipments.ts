import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import {
  monthAfter,
  monthsOf,
  type Place,
  type ReportAnswer,
  ReportShipments,
} from '../../../../shared/contract/reports.ts';
import { providerTimeZone } from '../../../../shared/trade/provider-day.ts';
import { dayStart } from '../../../lists/request/day-start.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadCompany } from '../../data-api/models/rights.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { figuresOf } from './figures.ts';
import { type Bars, barsOf, type Group, REST, type Reported, seenShipments } from './reported-shipments.ts';

/** Of one report and of as many months before it: more would keep a database busy for seconds. */
const MOST_SHIPMENTS = 150_000;
const MOST_MS = 10_000;

/** Of a group with no shipment. */
const NOTHING = {
  ...{ shipments: 0, containers: 0, teu: 0, weightKg: 0, volumeCbm: 0, charged: 0 },
  ...{ arrived: 0, plannedDays: null, actualDays: null, onTime: 0, spend: [] },
};

/**
 * MOD-17, MOD-18: what the shipments of a mode and period come to, by month, lane, carrier and customer, and in the period before; of
 * those that the caller may see. An id of a carrier, customer or place that isn't there, or isn't the caller's to see, finds nothing.
 *
 * @throws ApiError 403 for links and the tools' own scope; 422 for a period that is none or has too many shipments
 */
export const reportShipments = defineAction({
  id: '4cdbe246-3a34-4ad9-9884-0e287ca7d8fa',
  input: ReportShipments,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person, { from, to, ...filters }) {
    const months = monthsOf({ from, to });
    const start = (month: string) => dayStart(`${month}-01`, providerTimeZone());
    const reported = { ...filters, since: start(from), until: start(monthAfter(to, 1)) };
    const before = { ...filters, since: start(monthAfter(from, -months)), until: start(from) };
    await sql.raw(`set local statement_timeout = ${MOST_MS}`).execute(trx);
    await refuseTooMany(trx, person, { ...reported, since: before.since });

    const bars = await barsOf(trx, person, reported);
    const groups = await figuresOf(trx, person, { reported, bars });
    const [totalBefore] = await figuresOf(trx, person, { reported: before });
    const names = await namesOf(trx, person, { mode: filters.mode, bars });
    const of = (kind: Group['kind'], key: string) =>
      groups.find((group) => group.kind === kind && group.key === key)?.figures;
    const barred = (kind: 'lane' | 'carrier' | 'customer', keys: readonly string[]) =>
      [...keys, REST].flatMap((key) => {
        const figures = of(kind, key);
        return figures ? { key, isRest: key === REST, figures } : [];
      });
    const result: ReportAnswer = {
      totals: of('total', '') ?? NOTHING,
      before: totalBefore?.figures ?? NOTHING,
      months: Array.from({ length: months }, (_, n) => {
        const month = monthAfter(from, n);
        return { month, figures: of('month', month) ?? NOTHING };
      }),
      lanes: barred('lane', bars.lanes).map(({ key, ...bar }) => {
        const [origin, destination] = idsOf(key);
        return { ...bar, origin: names.place(origin), destination: names.place(destination) };
      }),
      carriers: barred('carrier', bars.carriers).map(({ key, ...bar }) => ({
        ...bar,
        carrier: names.company(idsOf(key)[0]),
      })),
      customers: barred('customer', bars.customers).map(({ key, ...bar }) => ({
        ...bar,
        customer: names.company(idsOf(key)[0]),
      })),
    };
    return { result };
  },
});

/** The ids in a group's key; 0 for none. */
const idsOf = (key: string): number[] => (key === REST ? [] : key.split('-').map(Number));

/** @throws ApiError 422 */
async function refuseTooMany(trx: Transaction<Tables>, caller: UserCaller, reported: Reported) {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select 1 from ${seenShipments(caller, reported)} limit ${sql.lit(MOST_SHIPMENTS + 1)}) seen`.execute(trx);
  if (rows[0]!.count > MOST_SHIPMENTS) throw invalid(reason('reportTooLarge', { most: MOST_SHIPMENTS }));
}

/** Ports and airports are reference data (D-04), and so are carriers but for companies that are none. */
async function namesOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { mode, bars }: { mode: Reported['mode']; bars: Bars },
) {
  const byId = async <R extends { id: number }>(rows: RawBuilder<R>) =>
    new Map((await rows.execute(trx)).rows.map((row) => [row.id, row]));
  const companies = await byId(sql<{ id: number; name: string }>`
    select id, company_name as name from company
    where id = any(${[...bars.carriers, ...bars.customers].flatMap(idsOf)}::integer[]) and ${mayReadCompany(caller, 'company')}`);
  const placeIds = bars.lanes.flatMap(idsOf);
  const places = await byId<NonNullable<Place>>(
    mode === 'ocean'
      ? sql`select id, scac_code as code, company_name as name from port where id = any(${placeIds}::integer[])`
      : sql`select id, code, city as name from airport where id = any(${placeIds}::integer[])`,
  );
  return {
    company: (id = 0) => companies.get(id) ?? null,
    place: (id = 0) => places.get(id) ?? null,
  };
}

import { sql, type Transaction } from 'kysely';
import type { Figures } from '../../../../shared/contract/reports.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { bookedTeu } from '../../bookings/booked-containers.ts';
import type { Tables } from '../../db/tables.ts';
import { addedUp, type Bars, countedShipments, type Group, type Reported } from './reported-shipments.ts';
import { type Spent, spendOf } from './spend.ts';

export interface GroupFigures extends Group {
  figures: Figures;
}

/** Twenty-foot equivalents of a container by the code of its length (ISO 6346); letters are longer than 40 feet. */
const TEU = sql`case left(size_type, 1) when '1' then 0.5 when '2' then 1 when '3' then 1.5
  when '4' then 2 else 2.25 end`;

/** Of containers whose numbers aren't known yet those count that were booked. One row is all that there is to know of a group but for its charges. Days are from departure to arrival. */
const SUMS = sql`
  count(*)::integer as shipments,
  coalesce(sum(containers), 0)::integer as containers,
  coalesce(sum(teu), 0)::double precision as teu,
  coalesce(sum(weight_kg), 0)::double precision as "weightKg",
  coalesce(sum(volume_cbm), 0)::double precision as "volumeCbm",
  count(arrival)::integer as arrived,
  (avg(extract(epoch from planned_arrival - planned_departure)) / 86400)::double precision as "plannedDays",
  (avg(extract(epoch from arrival - departure)) / 86400)::double precision as "actualDays",
  (count(*) filter (where provider_day(arrival) <= provider_day(planned_arrival)))::integer
    as "onTime"`;

type Sums = Group & Omit<Figures, 'charged' | 'spend'>;

/** The figures of each group; without `bars` of the total alone. */
export async function figuresOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { reported, bars }: { reported: Reported; bars?: Bars },
): Promise<GroupFigures[]> {
  // Looked up shipment by shipment: the database can't know how many the period has, and so not choose between joins.
  const { rows } = await sql<Sums>`
    with facts as materialized (
      select counted.*, voyage.*, boxes.* from (${countedShipments(caller, reported)}) counted
      left join lateral (
        select min(planned_at) filter (where event = 'DEPA') as planned_departure,
          max(planned_at) filter (where event = 'ARRI') as planned_arrival,
          min(actual_at) filter (where event = 'DEPA') as departure,
          max(actual_at) filter (where event = 'ARRI') as arrival
        from milestone where milestone.shipment_id = counted.id and event in ('DEPA', 'ARRI')
        having bool_and(actual_at is not null) and count(distinct event) = 2
      ) voyage on true
      left join lateral (
        select count(*) as containers, sum(teu) as teu from (
          select ${TEU} as teu from container where container.shipment_id = counted.id
          union all
          select booked.teu from (${bookedTeu('counted')}) booked
          where not exists (select 1 from container where container.shipment_id = counted.id)
        ) known
      ) boxes on true)
    ${addedUp('facts', SUMS, { bars })}`.execute(trx);
  const spent = Map.groupBy(await spendOf(trx, caller, { reported, bars }), groupName);
  return rows.map(({ kind, key, ...sums }) => ({
    kind,
    key,
    figures: { ...sums, ...moneyOf(spent.get(groupName({ kind, key })) ?? []) },
  }));
}

const groupName = ({ kind, key }: Group) => `${kind} ${key}`;

const moneyOf = (spent: readonly Spent[]): Pick<Figures, 'charged' | 'spend'> => ({
  charged: spent.reduce((count, { first }) => count + first, 0),
  spend: spent.map(({ currency, amount }) => ({ currency, amount })),
});

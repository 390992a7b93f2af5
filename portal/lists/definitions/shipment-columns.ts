import { countsText } from '../../../shared/trade/container-counts.ts';
import { DELAYS } from '../../../shared/trade/delays/delay-terms.ts';
import { termIn } from '../../../shared/trade/terms.ts';
import type { Column } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { arrival, lateNote } from './lateness.ts';
import { milestoneText } from './milestones.ts';
import { pageOf } from './record-pages.ts';
import { type PlannedShipment, stage } from './shipment-row.ts';

export const nextMilestone: Column<PlannedShipment> = {
  id: 'nextMilestone',
  label: 'list.col.nextMilestone',
  kind: 'dateTime',
  inDetail: true,
  value: (row) => row.nextMilestoneAt,
  // The day is that of the plan, whatever is expected by now: the arrival says that.
  note({ nextMilestone: event }) {
    const name = event && milestoneText(event);
    return name ? texts('list.milestone.planned', { name }) : undefined;
  },
  sort: 'nextMilestoneAt',
};

export const progress: Column<PlannedShipment> = {
  ...stage,
  note: ({ daysLate, delayReason, delayNote }) => lateNote(daysLate, delayReason, delayNote),
  byDay: true,
};

/** The status with all that makes it late, in one place. */
export const lateAndWhy: Column<PlannedShipment> = {
  ...progress,
  id: 'lateAndWhy',
  label: 'list.col.lateAndWhy',
  inDetail: true,
  inList: true,
  inFiles: ['status', 'daysLate', 'lateMilestone', 'delayReason'],
  note({ daysLate, delayReason, delayNote, lateMilestone }) {
    const late = lateNote(daysLate, delayReason, delayNote);
    const milestone = lateMilestone && milestoneText(lateMilestone);
    return late && milestone ? texts('list.lateAt', { late, milestone }) : late;
  },
  sort: 'daysLate',
};

/** When it arrives, and when that was planned. */
export const arrivalAndPlan: Column<PlannedShipment> = {
  id: 'arrivalAndPlan',
  label: 'list.col.arrivalAndPlan',
  kind: 'lines',
  inDetail: true,
  inList: true,
  inFiles: ['plannedArrival', 'arrivesOn'],
  value: ({ arrivalOn, plannedArrivalOn }) => [arrivalOn ?? '', plannedArrivalOn ?? ''].filter(Boolean),
  written(row, { text, formats }) {
    const note = arrival.note?.(row);
    const day = formats.date(row.arrivalOn);
    const plan = formats.date(row.plannedArrivalOn);
    return [
      [day, note && text(note)].filter(Boolean).join(' '),
      plan && text('list.milestone.planned', { name: plan }),
    ].filter(Boolean);
  },
  sort: 'arrivalOn',
};

export const plannedArrival: Column<PlannedShipment> = {
  id: 'plannedArrival',
  label: 'list.col.plannedArrival',
  kind: 'date',
  inDetail: true,
  value: (row) => row.plannedArrivalOn,
};

/** What makes it late and why, each in a column of its own, so that a list can be sorted and a file counted by them. */
export const lateness: readonly Column<PlannedShipment>[] = [
  {
    id: 'daysLate',
    label: 'list.col.daysLate',
    kind: 'number',
    inDetail: true,
    byDay: true,
    value: (row) => row.daysLate,
    sort: 'daysLate',
  },
  {
    id: 'lateMilestone',
    label: 'list.col.lateMilestone',
    inDetail: true,
    value: ({ lateMilestone }) => lateMilestone && (milestoneText(lateMilestone) ?? lateMilestone),
  },
  {
    id: 'delayReason',
    label: 'list.col.delayReason',
    kind: 'remark',
    inDetail: true,
    wraps: true,
    value: (row) => row.delayReason,
    written: ({ delayReason, delayNote }, { text }) =>
      [delayReason && termIn(DELAYS, delayReason, text), delayNote].filter(Boolean).join(': '),
  },
];

/** The numbers of its containers; as long as nobody knows them, what was booked. */
function containersOf({ containers, bookedContainers }: PlannedShipment): string[] {
  if (containers.length > 0) return containers.map(({ number }) => number);
  return bookedContainers ? countsText(bookedContainers).split(', ') : [];
}

/** What carries the goods, by which a carrier or a terminal is asked for them: each in a column of its own, and all in one. */
export const carriage: readonly Column<PlannedShipment>[] = [
  {
    id: 'vessel',
    label: 'list.col.vessel',
    inDetail: true,
    wraps: true,
    value: ({ vesselName, voyageNumber }) => [vesselName, voyageNumber].filter(Boolean).join(' · '),
  },
  {
    id: 'transportDocument',
    label: 'list.col.transportDocument',
    kind: 'reference',
    inDetail: true,
    value: (row) => row.transportDocument,
  },
  {
    id: 'containers',
    label: 'list.col.containers',
    kind: 'list',
    wraps: true,
    inDetail: true,
    value: containersOf,
  },
  {
    id: 'carriage',
    label: 'list.col.carriage',
    kind: 'lines',
    inDetail: true,
    inList: true,
    inFiles: ['vessel', 'transportDocument', 'containers'],
    value: (row) =>
      [
        [row.vesselName, row.voyageNumber].filter(Boolean).join(' · '),
        row.transportDocument ?? '',
        ...containersOf(row),
      ].filter(Boolean),
  },
];

export const orders: Column<PlannedShipment> = {
  id: 'orders',
  label: 'list.col.orders',
  kind: 'list',
  wraps: true,
  inList: true,
  value: (row) => row.purchaseOrders.map(({ orderNumbers }) => orderNumbers),
  hrefs: (row) => row.purchaseOrders.map(({ id }) => pageOf.order(id)),
};

import { pageOf } from '../modules/definitions/record-pages.ts';
import type { Profile } from '../session/profile/profile.ts';
import { isAdmin, isAgent } from '../session/profile/roles.ts';
import type { LatestRecord, Summary, Tasks } from './summary.ts';
import type { TextId } from './texts/index.ts';

interface Kind {
  key:
    | 'lateShipments'
    | 'bookingTasks'
    | 'requestTasks'
    | 'offerTasks'
    | 'quoteTasks'
    | 'manifestTasks'
    | 'invoiceTasks';
  title: TextId;
  /** Address of the list of all records of this task. */
  list: string;
  hrefOf(record: LatestRecord): string;
}

/** One kind of task, with its first records. */
export interface TaskGroup extends Kind {
  tasks: Tasks;
}

const LATE: Kind = {
  key: 'lateShipments',
  title: 'dashboard.tasks.late',
  list: '/shipments?status=late',
  hrefOf: ({ id }) => pageOf.shipment(id),
};
const OVERDUE: Kind = {
  key: 'invoiceTasks',
  title: 'dashboard.tasks.invoices',
  list: '/invoices?status=overdue',
  hrefOf: ({ id }) => pageOf.invoice(id),
};
/** Bookings to confirm or decline. */
const REQUESTS: Kind = {
  key: 'requestTasks',
  title: 'dashboard.tasks.requests',
  list: '/booking?status=requested',
  hrefOf: ({ id }) => pageOf.booking(id),
};
/** Quotes to accept or decline. */
const OFFERS: Kind = {
  key: 'offerTasks',
  title: 'dashboard.tasks.offers',
  list: '/quotes?status=open',
  hrefOf: ({ id }) => pageOf.quote(id),
};
const ORDERS: readonly Kind[] = [
  {
    key: 'bookingTasks',
    title: 'dashboard.tasks.bookings',
    list: '/booking?status=without-orders',
    hrefOf: ({ id }) => `/booking/purchase-order-and-style-manager/?record_id=${id}`,
  },
];
const CHARGES: readonly Kind[] = [
  {
    key: 'quoteTasks',
    title: 'dashboard.tasks.quotes',
    list: '/quotes?status=without-charges',
    hrefOf: ({ id }) => pageOf.quote(id),
  },
  {
    key: 'manifestTasks',
    title: 'dashboard.tasks.manifests',
    list: '/manifest?status=without-charges',
    hrefOf: ({ id }) => pageOf.manifest(id),
  },
];

/** The tasks of the person (D-97): all look after late shipments, agents answer requests and enter charges,
 * customers answer quotes, pay invoices and attach orders, admins all but answer quotes. */
export function tasksFor(profile: Profile, summary: Summary): TaskGroup[] {
  const kinds = [
    LATE,
    ...(isAdmin(profile) || isAgent(profile) ? [REQUESTS] : [OFFERS]),
    ...(isAdmin(profile) || !isAgent(profile) ? [OVERDUE, ...ORDERS] : []),
    ...(isAdmin(profile) || isAgent(profile) ? CHARGES : []),
  ];
  return kinds
    .map((kind) => ({ ...kind, tasks: summary[kind.key] }))
    .filter(({ tasks }) => tasks.totalCount > 0);
}

import type { Profile } from '../session/profile/profile.ts';
import { isAdmin, isAgent } from '../session/profile/roles.ts';
import type { LatestRecord, Summary, Tasks } from './summary.ts';
import type { TextId } from './texts/index.ts';

interface Kind {
  key: 'bookingTasks' | 'quoteTasks' | 'manifestTasks';
  title: TextId;
  /** Address of the list of all records of this task. */
  list: string;
  hrefOf(record: LatestRecord): string;
}

/** One kind of task, with its first records. */
export interface TaskGroup extends Kind {
  tasks: Tasks;
}

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
    hrefOf: ({ id }) => `/quotes?record=${id}`,
  },
  {
    key: 'manifestTasks',
    title: 'dashboard.tasks.manifests',
    list: '/manifest?status=without-charges',
    hrefOf: ({ id }) => `/manifest?record=${id}`,
  },
];

/** The tasks of the person (D-97): agents enter charges, customers attach orders, admins do both. */
export function tasksFor(profile: Profile, summary: Summary): TaskGroup[] {
  const kinds = [
    ...(isAdmin(profile) || !isAgent(profile) ? ORDERS : []),
    ...(isAdmin(profile) || isAgent(profile) ? CHARGES : []),
  ];
  return kinds
    .map((kind) => ({ ...kind, tasks: summary[kind.key] }))
    .filter(({ tasks }) => tasks.totalCount > 0);
}

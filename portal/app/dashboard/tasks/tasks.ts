import { chargeLink } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { Profile } from '../../session/profile/profile.ts';
import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { ownerOf, type ShownRecord } from '../records.ts';
import type { TextId } from '../texts/index.ts';
import type { TaskLists } from './load-tasks.ts';

/** One record that waits. */
export interface TaskLine {
  id: number;
  /** The record's name, or a text with its number. */
  name: string | { text: TextId; number: string };
  href: string;
  /** Whose it is, for those who see the records of several companies; of a rate its airline. */
  about: string;
  /** A day, and what it says: `dashboard.day.until` with an ISO day or time. */
  day?: { text: TextId; value: string | null | undefined };
  /** What to do, where opening the record isn't it. */
  action?: { text: TextId; href: string };
}

/** One kind of task, with its first records. */
export interface TaskGroup {
  key: string;
  title: TextId;
  /** Address of the list of all records of this task. */
  list: string;
  count: number;
  lines: readonly TaskLine[];
}

type Role = 'admin' | 'agent' | undefined;

const orderTool = (id: number) => `/booking/purchase-order-and-style-manager/?record_id=${id}`;

const enterCharges = (feature: 'freight_charges' | 'manifests_charges', id: number, role: Role) => {
  const [link] = chargeLink(feature, id, { role });
  return link && { action: { text: 'dashboard.do.charges' as const, href: link.href } };
};

/**
 * The tasks of the person (D-97), the most urgent first: all look after late shipments, quotes that end and finished rate
 * sheets; agents answer requests for quotes and bookings, enter charges and renew rates; customers pay invoices and attach orders; admins all of it.
 */
export function tasksFor(profile: Profile, tasks: TaskLists): TaskGroup[] {
  const role: Role = isAdmin(profile) ? 'admin' : isAgent(profile) ? 'agent' : undefined;
  const isCustomer = role !== 'agent';
  /** A record by its reference, led to its page. */
  const lineOf = (record: Omit<ShownRecord, 'createdAt'>, page: (id: number) => string) => ({
    id: record.id,
    name: record.reference,
    href: page(record.id),
    about: role ? ownerOf(record) : '',
  });
  const { from, quotesTo, ratesTo } = tasks.deadlines;
  const groups: (TaskGroup | false)[] = [
    {
      key: 'late',
      title: 'dashboard.tasks.late',
      list: '/shipments?status=late',
      count: tasks.lateShipments.totalCount,
      lines: tasks.lateShipments.results.map((record) => ({
        ...lineOf(record, pageOf.shipment),
        day: {
          text: 'dashboard.day.planned',
          value: record.milestones.find(({ actualAt }) => !actualAt)?.plannedAt,
        },
      })),
    },
    isCustomer && {
      key: 'invoices',
      title: 'dashboard.tasks.invoices',
      list: '/invoices?status=overdue',
      count: tasks.invoiceTasks.totalCount,
      lines: tasks.invoiceTasks.results.map((record) => ({
        ...lineOf(record, pageOf.invoice),
        day: { text: 'dashboard.day.due', value: record.dueOn },
      })),
    },
    role !== undefined && {
      key: 'requests',
      title: 'dashboard.tasks.requests',
      list: '/quotes?status=requested',
      count: tasks.quoteRequests.totalCount,
      lines: tasks.quoteRequests.results.map((record) => ({
        ...lineOf(record, pageOf.quote),
        day: { text: 'dashboard.day.asked', value: record.createdAt },
        ...enterCharges('freight_charges', record.id, role),
      })),
    },
    role !== undefined && {
      key: 'bookingRequests',
      title: 'dashboard.tasks.bookingRequests',
      list: '/booking?status=requested',
      count: tasks.bookingRequests.totalCount,
      lines: tasks.bookingRequests.results.map((record) => ({
        ...lineOf(record, pageOf.booking),
        day: { text: 'dashboard.day.asked', value: record.createdAt },
      })),
    },
    {
      key: 'expiring',
      title: 'dashboard.tasks.expiring',
      list: `/quotes?status=open&endsFrom=${from}&endsTo=${quotesTo}`,
      count: tasks.expiringQuotes.totalCount,
      lines: tasks.expiringQuotes.results.map((record) => ({
        ...lineOf(record, pageOf.quote),
        day: { text: 'dashboard.day.until', value: record.validUntil },
      })),
    },
    isCustomer && {
      key: 'bookings',
      title: 'dashboard.tasks.bookings',
      list: '/booking?status=without-orders',
      count: tasks.bookingTasks.totalCount,
      lines: tasks.bookingTasks.results.map((record) => ({
        ...lineOf(record, pageOf.booking),
        action: { text: 'dashboard.do.orders', href: orderTool(record.id) },
      })),
    },
    role !== undefined && {
      key: 'quotes',
      title: 'dashboard.tasks.quotes',
      list: '/quotes?status=without-charges',
      count: tasks.quoteTasks.totalCount,
      lines: tasks.quoteTasks.results.map((record) => ({
        ...lineOf(record, pageOf.quote),
        ...enterCharges('freight_charges', record.id, role),
      })),
    },
    role !== undefined && {
      key: 'manifests',
      title: 'dashboard.tasks.manifests',
      list: '/manifest?status=without-charges',
      count: tasks.manifestTasks.totalCount,
      lines: tasks.manifestTasks.results.map((record) => ({
        ...lineOf(record, pageOf.manifest),
        ...enterCharges('manifests_charges', record.id, role),
      })),
    },
    role !== undefined && {
      key: 'rates',
      title: 'dashboard.tasks.rates',
      list: `/rate-search/submitted?day=${from}&endsTo=${ratesTo}`,
      count: tasks.expiringRates.totalCount,
      lines: tasks.expiringRates.results.map((rate) => ({
        id: rate.id,
        name: `${rate.from} – ${rate.to}`,
        href: `/rate-search/submitted?day=${from}&endsTo=${ratesTo}&record=${rate.id}`,
        about: rate.airline,
        day: { text: 'dashboard.day.until', value: rate.validityTo },
        action: { text: 'dashboard.do.renew', href: `/air-rate/?record_id=${rate.submission.id}` },
      })),
    },
    {
      key: 'sheets',
      title: 'dashboard.tasks.sheets',
      list: '/rate-sheet?view=recent',
      count: tasks.sheets.count,
      lines: tasks.sheets.list.map(({ id, number, entityName, readyAt }) => ({
        id,
        name: { text: 'dashboard.sheet', number: String(number) },
        href: `/rate-sheet/${id}`,
        about: role ? entityName : '',
        day: { text: 'dashboard.day.ready', value: readyAt },
      })),
    },
  ];
  return groups.filter((group) => group !== false && group.count > 0) as TaskGroup[];
}

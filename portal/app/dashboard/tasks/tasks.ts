import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { providerDay, providerToday } from '../../../../shared/trade/provider-day.ts';
import { daysLate } from '../../../lists/days-late.ts';
import type { Money } from '../../../lists/definition.ts';
import { chargeLink } from '../../../lists/definitions/common.ts';
import { deliveriesOf, isMissed, newDayPath } from '../../../lists/definitions/deliveries.ts';
import { openAmounts } from '../../../lists/definitions/invoices.ts';
import { milestoneText } from '../../../lists/definitions/milestones.ts';
import { renewPath } from '../../../lists/definitions/rates.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { LATE_VIEW } from '../../../lists/definitions/shipment-views.ts';
import { viewAddress } from '../../modules/views/view-address.ts';
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
  /** What is left to pay, by currency. */
  open?: readonly Money[];
  /** A day, and what it says: `dashboard.day.until` with an ISO day or time; of a milestone also which one, of an expected one for when it was planned. */
  day?: { text: TextId; value: string | null | undefined; planned?: string; milestone?: Text };
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

/** The first milestone that makes a shipment late: on which of the provider's days it was planned, and is expected now (D-154). */
function lateDay({
  milestones,
}: TaskLists['lateShipments']['results'][number]): NonNullable<TaskLine['day']> {
  const late = milestones.find(
    ({ plannedAt, expectedAt, actualAt }) =>
      !actualAt &&
      (providerDay(plannedAt) < providerToday() || (expectedAt && daysLate(plannedAt, expectedAt) > 0)),
  );
  const milestone = late && milestoneText(late.event);
  const plannedAt = late && providerDay(late.plannedAt);
  const expectedAt = late?.expectedAt ? providerDay(late.expectedAt) : undefined;
  if (!milestone) return { text: 'dashboard.day.planned', value: plannedAt };
  return expectedAt && plannedAt
    ? { text: 'dashboard.day.milestoneExpected', value: expectedAt, planned: plannedAt, milestone }
    : { text: 'dashboard.day.milestone', value: plannedAt, milestone };
}

type Role = 'admin' | 'agent' | undefined;

const orderTool = (id: number) => `/booking/purchase-order-and-style-manager/?record_id=${id}`;

const enterCharges = (feature: 'freight_charges' | 'manifests_charges', id: number, role: Role) => {
  const [link] = chargeLink(feature, id, { role });
  return link && { action: { text: 'dashboard.do.charges' as const, href: link.href } };
};

/**
 * The tasks of the person (D-97), the most urgent first: all look after late shipments, quotes that end and finished rate
 * sheets; agents answer requests for quotes and bookings, confirm deliveries, enter charges and renew rates; customers book orders that should have left, pay invoices and attach orders; admins all of it.
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
  // The first to end stands first, as here.
  const endingRates = `/rate-search/submitted?day=${from}&endsTo=${ratesTo}&renewal=open&sort=validityTo&order=ASC`;
  const groups: (TaskGroup | false)[] = [
    {
      key: 'late',
      title: 'dashboard.tasks.late',
      list: viewAddress('/shipments', LATE_VIEW),
      count: tasks.lateShipments.totalCount,
      lines: tasks.lateShipments.results.map((record) => ({
        ...lineOf(record, pageOf.shipment),
        day: lateDay(record),
      })),
    },
    isCustomer && {
      key: 'unbooked',
      title: 'dashboard.tasks.unbooked',
      list: '/purchase-order?status=open&late=unshipped',
      count: tasks.unbookedOrders.totalCount,
      lines: tasks.unbookedOrders.results.map(({ id, orderNumbers, orderPurchaser, shipUntil }) => ({
        id,
        name: orderNumbers,
        href: pageOf.order(id),
        about: role ? (orderPurchaser?.companyName ?? '') : '',
        day: { text: 'dashboard.day.shipBy', value: shipUntil },
        action: { text: 'list.action.requestBooking', href: `/booking/new?order=${id}` },
      })),
    },
    isCustomer && {
      key: 'invoices',
      title: 'dashboard.tasks.invoices',
      list: '/invoices?status=overdue',
      count: tasks.invoiceTasks.totalCount,
      lines: tasks.invoiceTasks.results.map((record) => ({
        ...lineOf(record, pageOf.invoice),
        open: openAmounts(record.totals),
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
    role !== undefined && {
      key: 'deliveries',
      title: 'dashboard.tasks.deliveries',
      list: '/delivery?status=requested&sort=deliveryOn&order=ASC',
      count: tasks.deliveryRequests.totalCount,
      lines: tasks.deliveryRequests.results.map(({ id, deliveryOn, shipment }) => ({
        ...lineOf(shipment, deliveriesOf),
        // A shipment can have several.
        id,
        day: { text: 'dashboard.day.planned', value: deliveryOn },
        ...(isMissed({ status: 'Requested', deliveryOn }, from) &&
          shipment.status !== 'Delivered' && {
            action: { text: 'list.action.newDay', href: newDayPath(shipment.id, id) },
          }),
      })),
    },
    {
      key: 'expiring',
      title: 'dashboard.tasks.expiring',
      list: `/quotes?status=open&endsFrom=${from}&endsTo=${quotesTo}&sort=validUntil&order=ASC`,
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
      list: endingRates,
      count: tasks.expiringRates.totalCount,
      lines: tasks.expiringRates.results.map((rate) => ({
        id: rate.id,
        name: `${rate.from} – ${rate.to}`,
        href: `${endingRates}&record=${rate.id}`,
        about: rate.airline,
        day: { text: 'dashboard.day.until', value: rate.validityTo },
        action: { text: 'dashboard.do.renew', href: renewPath(rate.submission.id, rate.id) },
      })),
    },
    {
      key: 'sheets',
      title: 'dashboard.tasks.sheets',
      list: '/rate-sheet?state=recent',
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

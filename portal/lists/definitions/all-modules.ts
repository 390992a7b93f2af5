import type { ModuleDefinition } from '../definition.ts';
import { accounts } from './accounts.ts';
import { auditLog } from './audit-log.ts';
import { manifests, quotes } from './charges.ts';
import { agents, customers, suppliers } from './companies.ts';
import { appointments } from './deliveries.ts';
import { flights } from './flights.ts';
import { invoices } from './invoices.ts';
import { bookings, purchaseOrders } from './orders.ts';
import { addresses, airports, ports } from './places.ts';
import { insurance } from './policies.ts';
import { airRatesReport, rateSearch, rateSubmissions } from './rates.ts';
import { airReport, oceanReport } from './reports.ts';
import { routeSubscriptions } from './route-subscriptions.ts';
import { schedules } from './schedules.ts';
import { deliveries, shipments } from './shipments.ts';

const MODULES: readonly ModuleDefinition[] = [
  shipments,
  appointments,
  deliveries,
  bookings,
  purchaseOrders,
  suppliers,
  customers,
  agents,
  insurance,
  invoices,
  manifests,
  quotes,
  rateSearch,
  rateSubmissions,
  ports,
  airports,
  addresses,
  schedules,
  flights,
  oceanReport,
  airReport,
  airRatesReport,
  auditLog,
  accounts,
  routeSubscriptions,
];

/** The list that requests and stored views name by its id. */
export const moduleWithId = (id: string): ModuleDefinition | undefined =>
  MODULES.find((module) => module.id === id);

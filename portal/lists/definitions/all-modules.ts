import type { ModuleDefinition } from '../definition.ts';
import { accounts } from './accounts.ts';
import { auditLog } from './audit-log.ts';
import { baseRates } from './base-rates.ts';
import { manifests, quotes } from './charges.ts';
import { agents, customers, suppliers } from './companies.ts';
import { deliveries } from './delivered-shipments.ts';
import { appointments } from './deliveries.ts';
import { flights } from './flights.ts';
import { imports } from './imports.ts';
import { invitations } from './invitations.ts';
import { invoices } from './invoices.ts';
import { managedCompanies } from './managed-companies.ts';
import { bookings, purchaseOrders } from './orders.ts';
import { addresses, airports, partners, ports } from './places.ts';
import { insurance } from './policies.ts';
import { rateSheets } from './rate-sheets.ts';
import { airRatesReport, rateSearch, rateSubmissions } from './rates.ts';
import { airReport, oceanReport } from './reports.ts';
import { routeSubscriptions } from './route-subscriptions.ts';
import { schedules } from './schedules.ts';
import { serviceKeys } from './service-keys.ts';
import { shipments } from './shipments.ts';
import { signedLinks } from './signed-links.ts';

/** Every list: what isn't here is neither exported, nor has settings. */
export const MODULES: readonly ModuleDefinition[] = [
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
  partners,
  schedules,
  flights,
  oceanReport,
  airReport,
  airRatesReport,
  auditLog,
  accounts,
  managedCompanies,
  signedLinks,
  invitations,
  imports,
  serviceKeys,
  baseRates,
  routeSubscriptions,
  rateSheets,
];

/** The list that requests and stored views name by its id. */
export const moduleWithId = (id: string): ModuleDefinition | undefined =>
  MODULES.find((module) => module.id === id);

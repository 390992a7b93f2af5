import type { ModuleDefinition } from '../definition.ts';
import { manifests, quotes } from './charges.ts';
import { agents, suppliers } from './companies.ts';
import { bookings, purchaseOrders } from './orders.ts';
import { airports, ports } from './places.ts';
import { airRatesReport, rateSearch, rateSubmissions } from './rates.ts';
import { airReport, oceanReport } from './reports.ts';
import { schedules } from './schedules.ts';
import { deliveries, insurance, shipments } from './shipments.ts';

const MODULES: readonly ModuleDefinition[] = [
  shipments,
  deliveries,
  bookings,
  purchaseOrders,
  suppliers,
  agents,
  insurance,
  manifests,
  quotes,
  rateSearch,
  rateSubmissions,
  ports,
  airports,
  schedules,
  oceanReport,
  airReport,
  airRatesReport,
];

/** The list that requests and stored views name by its id. */
export const moduleWithId = (id: string): ModuleDefinition | undefined =>
  MODULES.find((module) => module.id === id);

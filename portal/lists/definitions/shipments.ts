import { defineModule, type ModuleDefinition } from '../definition.ts';
import { agent, carrier, createdAt, mode, reference, route } from './common.ts';
import { importHint } from './import-hint.ts';
import { arrival } from './lateness.ts';
import { shipmentActions } from './order-actions.ts';
import { orderEntries, withStyles } from './order-entries.ts';
import { pageOf } from './record-pages.ts';
import {
  arrivalAndPlan,
  carriage,
  lateAndWhy,
  lateness,
  nextMilestone,
  orders,
  plannedArrival,
  progress,
} from './shipment-columns.ts';
import { arrivals, destination, search, statuses, supplier } from './shipment-filters.ts';
import { arrivedOn, company, departedOn, PlannedShipment, WholeShipment } from './shipment-row.ts';
import { LATE_VIEW, MILESTONES_VIEW } from './shipment-views.ts';

/** MOD-02 */
export const shipments: ModuleDefinition = defineModule({
  id: 'shipments',
  title: 'menu.shipments',
  model: 'Shipments',
  usesDays: true,
  row: PlannedShipment,
  columns: [
    reference,
    company,
    orders,
    ...route,
    progress,
    lateAndWhy,
    arrivalAndPlan,
    plannedArrival,
    { ...arrival, sort: 'arrivalOn' },
    ...lateness,
    nextMilestone,
    { ...createdAt, minor: true },
    ...carriage,
    { ...mode, inDetail: true },
    { ...departedOn, inDetail: true },
    { ...arrivedOn, inDetail: true },
    carrier,
    agent,
  ],
  search,
  searchHint: 'list.searchIn.shipments',
  emptyHint: importHint('shipments'),
  filters: [statuses, destination, supplier, ...arrivals],
  views: [LATE_VIEW, MILESTONES_VIEW],
  page: pageOf.shipment,
  actions: shipmentActions,
  detail: {
    row: WholeShipment,
    sections: [
      {
        label: 'list.col.orders',
        entries: (row) => orderEntries(withStyles(row.purchaseOrders, row.styleNumbersRelation)),
      },
      {
        label: 'list.related',
        entries: (row) => [
          ...(row.booking ? [{ text: row.booking.reference, href: pageOf.booking(row.booking.id) }] : []),
          ...row.quotes.map((quote) => ({ text: quote.reference, href: pageOf.quote(quote.id) })),
          ...row.manifests.map((each) => ({ text: each.reference, href: pageOf.manifest(each.id) })),
        ],
      },
    ],
  },
});

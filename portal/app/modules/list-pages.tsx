import type { ComponentType } from 'react';
import type { ModuleDefinition } from './definition.ts';
import { manifests, quotes } from './definitions/charges.ts';
import { agents, suppliers } from './definitions/companies.ts';
import { bookings, purchaseOrders } from './definitions/orders.ts';
import { airports, ports } from './definitions/places.ts';
import { rateSearch } from './definitions/rates.ts';
import { schedules } from './definitions/schedules.ts';
import { deliveries, insurance, shipments } from './definitions/shipments.ts';
import { ModulePage } from './page/module-page.tsx';
import { useListViewer } from './page/use-list-viewer.ts';
import type { TextId } from './texts/index.ts';

type Views = readonly [ModuleDefinition, ...ModuleDefinition[]];

/** The page of one list, or of several with links between them. */
const pageOf =
  (views: Views, title: TextId = views[0].title): ComponentType =>
  () => <ModulePage title={title} views={views} />;

export const ShipmentsPage = pageOf([shipments]);
export const DeliveriesPage = pageOf([deliveries]);
export const BookingsPage = pageOf([bookings]);
export const PurchaseOrdersPage = pageOf([purchaseOrders]);
export const SuppliersPage = pageOf([suppliers]);
export const AgentsPage = pageOf([agents]);
export const InsurancePage = pageOf([insurance]);
export const ManifestsPage = pageOf([manifests]);
export const QuotesPage = pageOf([quotes]);
export const SubmittedRatesPage = pageOf([rateSearch], 'list.view.submitted');
export const LocationsPage = pageOf([ports, airports], 'menu.locations');
export const SchedulesPage = pageOf([schedules]);

/** MOD-16: quotes and manifests, linked to their charges. People without a role see a message (CHG-05). */
export function PickChargesPage() {
  const { role } = useListViewer();
  return (
    <ModulePage
      title="menu.charges"
      subtitle={role ? 'list.charges.pick' : 'portal.charges.noRole'}
      views={[quotes, manifests]}
    />
  );
}

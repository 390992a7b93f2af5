import type { ComponentType } from 'react';
import type { ModuleDefinition } from '../../lists/definition.ts';
import { manifests, quotes } from '../../lists/definitions/charges.ts';
import { agents, customers, suppliers } from '../../lists/definitions/companies.ts';
import { deliveries } from '../../lists/definitions/delivered-shipments.ts';
import { appointments } from '../../lists/definitions/deliveries.ts';
import { bookings } from '../../lists/definitions/orders.ts';
import { insurance } from '../../lists/definitions/policies.ts';
import { rateSearch } from '../../lists/definitions/rates.ts';
import type { TextId } from '../../lists/texts/index.ts';
import { AskForCover } from '../records/parts/ask-for-cover.tsx';
import { NoWork } from '../refusal/no-work.tsx';
import { ModulePage } from './page/module-page.tsx';
import { useListViewer } from './page/use-list-viewer.ts';

type Views = readonly [ModuleDefinition, ...ModuleDefinition[]];

/** The page of one list, or of several with links between them. */
const pageOf =
  (views: Views, title: TextId = views[0].title): ComponentType =>
  () => <ModulePage title={title} views={views} />;

export { ShipmentsPage } from '../records/milestone/many/shipments-page.tsx';
export const DeliveriesPage = pageOf(
  [appointments, { ...deliveries, title: 'menu.shipments' }],
  'menu.delivery',
);

const NEW_BOOKING = { text: 'list.action.requestBooking', href: '/booking/new' } as const;

const NEW_QUOTE = { text: 'list.action.requestQuote', href: '/quotes/new' } as const;

/** MOD-04 */
export function BookingsPage() {
  return <ModulePage title="menu.booking" views={[bookings]} create={NEW_BOOKING} />;
}

export { PurchaseOrdersPage } from '../records/order/many/orders-page.tsx';

const Agents = pageOf([agents]);

/** MOD-07: agents would only find themselves. */
export function AgentsPage() {
  const { role } = useListViewer();
  if (role !== 'agent') return <Agents />;
  return (
    <NoWork
      title="menu.agent"
      who="list.none.agents"
      instead={{ href: '/supplier', name: 'menu.supplier' }}
    />
  );
}

const Policies = pageOf([insurance]);

/** MOD-08: customers are told whom to ask, for they can't insure anything themselves. */
export function InsurancePage() {
  const { role, userId } = useListViewer();
  return (
    <>
      <Policies />
      {role === undefined && userId !== undefined && <AskForCover />}
    </>
  );
}

/** MOD-10: agents answer requests, and ask for none. */
export function QuotesPage() {
  const { role } = useListViewer();
  return <ModulePage title="menu.quotes" views={[quotes]} {...(role !== 'agent' && { create: NEW_QUOTE })} />;
}

export const SubmittedRatesPage = pageOf([rateSearch], 'list.view.submitted');

/** MOD-06: who agents and the provider work for, too; customers would only find themselves. */
export function SuppliersPage() {
  const { role } = useListViewer();
  const named = { ...suppliers, title: 'list.view.suppliers' } as const;
  return <ModulePage title="menu.supplier" views={role ? [named, customers] : [suppliers]} />;
}

const OWN_QUOTES = { text: 'list.charges.own', href: '/quotes' } as const;

/** MOD-16: quotes and manifests, linked to their charges. People without a role see who enters them (CHG-05), and the way to theirs. */
export function PickChargesPage() {
  const { role } = useListViewer();
  return (
    <ModulePage
      title="menu.charges"
      subtitle={role ? 'list.charges.pick' : 'portal.charges.noRole'}
      views={[quotes, manifests]}
      {...(!role && { create: OWN_QUOTES })}
    />
  );
}

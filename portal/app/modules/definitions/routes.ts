import * as v from 'valibot';
import { defineModule, type ModuleDefinition } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Named, nameOf, searchPorts, Text } from './common.ts';

const Route = v.object({
  id: v.number(),
  originPort: Named,
  dischargePort: Named,
  destinationPort: Named,
  carrier: Named,
  createdAt: Text,
});

/** SUB-07, SUB-09, SUB-10: names of companies, and none of the columns sorts (D-53). */
const routes: Omit<ModuleDefinition, 'id'> = defineModule({
  id: 'routes',
  title: 'menu.routes',
  model: 'RouteSubscription',
  row: Route,
  columns: [
    { id: 'origin', label: 'list.route.origin', value: (row) => nameOf(row.originPort) },
    { id: 'discharge', label: 'list.route.discharge', value: (row) => nameOf(row.dischargePort) },
    { id: 'destination', label: 'list.route.destination', value: (row) => nameOf(row.destinationPort) },
    { id: 'carrier', label: 'list.route.carrier', value: (row) => nameOf(row.carrier) },
  ],
  name: ({ originPort, destinationPort }) =>
    [originPort, destinationPort].map(nameOf).filter(Boolean).join(' – '),
  // D-54
  search: (text) => ({
    _or: [
      ...searchPorts(['originPort', 'dischargePort', 'destinationPort'], text),
      { carrier: { companyName: { matches: text } } },
    ],
  }),
  searchButtons: true,
  failed: 'list.failed.routes',
});

/** The page of a route gets the company of the list that links to it (D-57). */
function sameEntity(): string {
  const id = new URLSearchParams(location.search).get('record_id');
  return id ? `?${new URLSearchParams({ record_id: id })}` : '';
}

const withPage = (id: string, base: string): ModuleDefinition => ({
  ...routes,
  id,
  actions: (row) => [
    { text: texts('list.action.page'), href: `${base}/productsview/${row.id}${sameEntity()}` },
  ],
});

/** NAV-24 */
export const routeSubscriptions = withPage('route-subscription', '/route-subscription/products');

/** NAV-26 */
export const profileRoutes = withPage('profile-routes', '/user-profile/route-subscription');

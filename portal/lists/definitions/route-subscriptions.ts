import * as v from 'valibot';
import { idIn } from '../../app/routes/record-id.ts';
import { defineModule, type ModuleDefinition } from '../definition.ts';
import { createdAt, Named, nameOf, Port, placeOf, Text } from './common.ts';

const Route = v.object({
  id: v.number(),
  entity: Named,
  originPort: Port,
  dischargePort: Port,
  destinationPort: Port,
  carrier: Named,
  createdAt: Text,
});

/** SUB-01, SUB-08: the routes that a company subscribes to, as a file; the page shows them in their own element. */
export const routeSubscriptions: ModuleDefinition = defineModule({
  id: 'route-subscriptions',
  title: 'menu.routes',
  model: 'RouteSubscription',
  row: Route,
  columns: [
    { id: 'originPort', label: 'list.col.origin', value: (row) => placeOf(row.originPort, null) },
    { id: 'dischargePort', label: 'list.col.discharge', value: (row) => placeOf(row.dischargePort, null) },
    {
      id: 'destinationPort',
      label: 'list.col.destination',
      value: (row) => placeOf(row.destinationPort, null),
    },
    { id: 'carrier', label: 'list.col.carrier', value: (row) => nameOf(row.carrier) },
    createdAt,
    { id: 'company', label: 'list.col.company', value: (row) => nameOf(row.entity) },
  ],
  filters: [
    {
      id: 'entity',
      label: 'list.col.company',
      kind: 'text',
      // Whatever is no id names no company, which has no routes.
      where: (value) => ({ entity: { id: { eq: idIn(value) ?? 0 } } }),
    },
  ],
});

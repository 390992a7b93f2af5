import * as v from 'valibot';
import { defineModule, type Filter, type ModuleDefinition } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { carrier, chargeLink, reference, route } from './common.ts';
import { pageOf } from './record-pages.ts';
import { search, statuses } from './shipment-filters.ts';
import { arrivedOn, company, departedOn, Reference, Shipment, stage } from './shipment-row.ts';

const Delivery = v.object({ ...Shipment.entries, quotes: v.array(Reference) });

/** MOD-03: shipments in transit or arrived, linked to the delivery charges of their quote. */
export const deliveries: ModuleDefinition = defineModule({
  id: 'delivery',
  title: 'menu.delivery',
  model: 'Shipments',
  usesDays: true,
  row: Delivery,
  columns: [
    reference,
    company,
    ...route,
    { ...carrier, inDetail: false, minor: true },
    { ...departedOn, minor: true },
    arrivedOn,
    stage,
  ],
  where: { status: { in: ['In Transit', 'Delivered'] } },
  search,
  searchHint: 'list.searchIn.shipments',
  filters: [
    {
      ...statuses,
      options: statuses.options.filter(({ id }) => !['open', 'late', 'booked', 'cancelled'].includes(id)),
    } as Filter,
  ],
  sort: { field: 'departedOn', order: 'DESC' },
  actions: (row, viewer) => [
    { text: texts('list.action.shipment'), href: pageOf.shipment(row.id) },
    ...row.quotes.flatMap((quote) => chargeLink('delivery_charges', quote.id, viewer)),
  ],
});

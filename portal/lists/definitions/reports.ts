import * as v from 'valibot';
import { providerTimeZone } from '../../../shared/trade/provider-day.ts';
import { defineModule, type Filter, type ModuleDefinition } from '../definition.ts';
import { dayStart } from '../request/day-start.ts';
import { texts } from '../texts/index.ts';
import { Amount, carrier, createdAt, reference, route } from './common.ts';
import { pageOf } from './record-pages.ts';
import { search } from './shipment-filters.ts';
import { arrivedOn, company, departedOn, Shipment, stage } from './shipment-row.ts';

const Reported = v.object({ ...Shipment.entries, weightKg: Amount, volumeCbm: Amount });

/** By the provider's calendar, as the months of the figures (D-154). */
const period: readonly Filter[] = [
  {
    id: 'from',
    label: 'list.filter.from',
    kind: 'date',
    until: 'to',
    where: (day) => ({ createdAt: { gteq: dayStart(day, providerTimeZone()) } }),
  },
  {
    id: 'to',
    label: 'list.filter.to',
    kind: 'date',
    where: (day) => ({ createdAt: { lt: dayStart(day, providerTimeZone(), 1) } }),
  },
];

/** One carrier or customer, or one end of a lane, by its id; anything else asks for nothing. */
const party = (id: string, label: Filter['label'], relation = id): Filter => ({
  id,
  label,
  kind: 'text',
  where: (value) => (/^\d{1,9}$/.test(value) ? { [relation]: { id: { eq: value } } } : {}),
});

const reported = (
  id: string,
  title: ModuleDefinition['title'],
  ofMode: 'Ocean' | 'Air',
): ModuleDefinition => {
  const place = ofMode === 'Air' ? 'Airport' : 'Port';
  return defineModule({
    id,
    title,
    model: 'Shipments',
    row: Reported,
    columns: [
      reference,
      company,
      ...route,
      departedOn,
      {
        id: 'weightKg',
        label: 'list.col.weight',
        kind: 'number',
        value: (row) => row.weightKg,
        sort: 'weightKg',
      },
      {
        id: 'volumeCbm',
        label: 'list.col.volume',
        kind: 'number',
        value: (row) => row.volumeCbm,
        sort: 'volumeCbm',
      },
      stage,
      { ...createdAt, minor: true },
      carrier,
      { ...arrivedOn, inDetail: true },
    ],
    where: { mode: { eq: ofMode } },
    search,
    searchHint: 'list.searchIn.shipments',
    filters: [
      ...period,
      party('carrier', 'list.col.carrier'),
      party('customer', 'list.col.customer', 'companyRelation'),
      party('origin', 'list.col.origin', `origin${place}`),
      party('destination', 'list.col.destination', `destination${place}`),
    ],
    actions: (row) => [{ text: texts('list.action.shipment'), href: pageOf.shipment(row.id) }],
  });
};

/** MOD-17 */
export const oceanReport = reported('report-ocean', 'menu.report.ocean', 'Ocean');

/** MOD-18, its first part. */
export const airReport = reported('report-air', 'menu.report.air', 'Air');

import * as v from 'valibot';
import { defineModule, type Filter, type ModuleDefinition } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Amount, carrier, createdAt, reference, route, status } from './common.ts';
import { pageOf } from './record-pages.ts';
import { arrivedOn, company, departedOn, nextDay, Shipment, search } from './shipments.ts';

const Reported = v.object({ ...Shipment.entries, weightKg: Amount, volumeCbm: Amount });

const period: readonly Filter[] = [
  {
    id: 'from',
    label: 'list.filter.from',
    kind: 'date',
    until: 'to',
    where: (day) => ({ createdAt: { gteq: day } }),
  },
  {
    id: 'to',
    label: 'list.filter.to',
    kind: 'date',
    where: (day) => ({ createdAt: { lt: nextDay(day) } }),
  },
];

const reported = (id: string, title: ModuleDefinition['title'], ofMode: string): ModuleDefinition =>
  defineModule({
    id,
    title,
    model: 'Shipments',
    row: Reported,
    columns: [
      reference,
      company,
      ...route,
      { ...departedOn, minor: true },
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
        minor: ofMode === 'Ocean',
      },
      status,
      { ...createdAt, minor: true },
      carrier,
      { ...arrivedOn, inDetail: true },
    ],
    where: { mode: { eq: ofMode } },
    search,
    searchHint: 'list.searchIn.shipments',
    filters: period,
    actions: (row) => [{ text: texts('list.action.shipment'), href: pageOf.shipment(row.id) }],
  });

/** MOD-17 */
export const oceanReport = reported('report-ocean', 'menu.report.ocean', 'Ocean');

/** MOD-18, its first part. */
export const airReport = reported('report-air', 'menu.report.air', 'Air');

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': 'Origine',
  'air.columns.to': 'Destination',
  'air.columns.airline': 'Compagnie aérienne',
  'air.columns.level': '+ {level} kg',
  'air.columns.minimum': 'Minimum',
  'air.columns.normal': 'Normal',
  'air.columns.minTime': 'Délai min',
  'air.columns.maxTime': 'Délai max',
  'air.columns.maxCapacity': 'Capacité max.',
  'air.columns.routing': 'Itinéraire',
  'air.columns.validityFrom': 'Valable du',
  'air.columns.validityTo': 'Valable au',
  'air.columns.comment': 'Notes sur le tarif',
  'air.columns.lane': 'Liaison',
};

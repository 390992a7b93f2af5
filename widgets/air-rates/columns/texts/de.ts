import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': 'Von',
  'air.columns.to': 'Nach',
  'air.columns.airline': 'Fluggesellschaft',
  'air.columns.level': '+ {level} kg',
  'air.columns.minimum': 'Minimum',
  'air.columns.normal': 'Normal',
  'air.columns.minTime': 'Laufzeit min',
  'air.columns.maxTime': 'Laufzeit max',
  'air.columns.maxCapacity': 'Max. Kapazität',
  'air.columns.routing': 'Routing',
  'air.columns.validityFrom': 'Gültig ab',
  'air.columns.validityTo': 'Gültig bis',
  'air.columns.comment': 'Notizen zur Rate',
  'air.columns.lane': 'Strecke',
};

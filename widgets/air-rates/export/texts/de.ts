import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'lanes.title': 'Raten',
  'lanes.from': 'Von',
  'lanes.to': 'Nach',
  'lanes.airline': 'Fluggesellschaft',
  'lanes.level': '+ {level} kg',
  'lanes.minTime': 'Laufzeit min',
  'lanes.maxTime': 'Laufzeit max',
  'lanes.maxCapacity': 'Max. Kapazität',
  'lanes.routing': 'Routing',
  'lanes.validityFrom': 'Gültig ab',
  'lanes.validityTo': 'Gültig bis',
  'lanes.comment': 'Notizen zur Rate',
};

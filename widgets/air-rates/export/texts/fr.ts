import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'lanes.title': 'Tarifs',
  'lanes.from': 'Origine',
  'lanes.to': 'Destination',
  'lanes.airline': 'Compagnie aérienne',
  'lanes.level': '+ {level} kg',
  'lanes.minTime': 'Délai min',
  'lanes.maxTime': 'Délai max',
  'lanes.maxCapacity': 'Capacité max.',
  'lanes.routing': 'Itinéraire',
  'lanes.validityFrom': 'Valable du',
  'lanes.validityTo': 'Valable au',
  'lanes.comment': 'Notes sur le tarif',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Termine',
  'order.dates.none': 'Noch keine Termine.',
  'order.dates.change': 'Termine ändern',
  'order.dates.title': 'Termine von {number}',
  'order.dates.note': 'Lassen Sie leer, was noch nicht bekannt ist.',
  'order.cargoReadyOn': 'Ware bereit',
  'order.shipFrom': 'Versand ab',
  'order.shipUntil': 'Versand bis',
  'order.deliverBy': 'Lieferung bis',
  'order.cargoReadyOn.problem': 'Die Ware ist erst nach dem Ende des Versandzeitraums bereit.',
  'order.shipUntil.problem': 'Der Versandzeitraum endet, bevor er beginnt.',
  'order.deliverBy.problem': 'Die Lieferung wäre verlangt, bevor die Ware abgehen kann.',
};

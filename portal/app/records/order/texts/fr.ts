import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Dates clés',
  'order.dates.none': 'Aucune date pour le moment.',
  'order.dates.change': 'Modifier les dates',
  'order.dates.title': 'Dates de {number}',
  'order.dates.note': 'Laissez vide ce qui n’est pas encore connu.',
  'order.cargoReadyOn': 'Marchandise prête',
  'order.shipFrom': 'Expédition à partir du',
  'order.shipUntil': 'Expédition jusqu’au',
  'order.deliverBy': 'Livraison exigée le',
  'order.cargoReadyOn.problem': 'La marchandise ne serait prête qu’après la fin de la période d’expédition.',
  'order.shipUntil.problem': 'La période d’expédition finit avant de commencer.',
  'order.deliverBy.problem': 'La livraison serait exigée avant que la marchandise puisse partir.',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Fechas',
  'order.dates.none': 'Aún no hay fechas.',
  'order.dates.change': 'Cambiar fechas',
  'order.dates.title': 'Fechas de {number}',
  'order.dates.note': 'Deje vacío lo que aún no se sepa.',
  'order.cargoReadyOn': 'Carga lista',
  'order.shipFrom': 'Embarque desde',
  'order.shipUntil': 'Embarque hasta',
  'order.deliverBy': 'Entrega requerida',
  'order.cargoReadyOn.problem': 'La carga estará lista después de terminar la ventana de embarque.',
  'order.shipUntil.problem': 'La ventana de embarque termina antes de empezar.',
  'order.deliverBy.problem': 'La entrega se exigiría antes de que la mercancía pueda salir.',
};

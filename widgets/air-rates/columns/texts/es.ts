import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': 'Origen',
  'air.columns.to': 'Destino',
  'air.columns.airline': 'Aerolínea',
  'air.columns.level': '+ {level} kg',
  'air.columns.minimum': 'Mínimo',
  'air.columns.normal': 'Normal',
  'air.columns.minTime': 'Tránsito mín',
  'air.columns.maxTime': 'Tránsito máx',
  'air.columns.maxCapacity': 'Capacidad máx.',
  'air.columns.routing': 'Ruta',
  'air.columns.validityFrom': 'Válido desde',
  'air.columns.validityTo': 'Válido hasta',
  'air.columns.comment': 'Notas de la tarifa',
  'air.columns.lane': 'Trayecto',
};

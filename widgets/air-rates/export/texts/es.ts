import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lanes.title': 'Tarifas',
  'lanes.from': 'Origen',
  'lanes.to': 'Destino',
  'lanes.airline': 'Aerolínea',
  'lanes.level': '+ {level} kg',
  'lanes.minTime': 'Tránsito mín',
  'lanes.maxTime': 'Tránsito máx',
  'lanes.maxCapacity': 'Capacidad máx.',
  'lanes.routing': 'Ruta',
  'lanes.validityFrom': 'Válido desde',
  'lanes.validityTo': 'Válido hasta',
  'lanes.comment': 'Notas de la tarifa',
};

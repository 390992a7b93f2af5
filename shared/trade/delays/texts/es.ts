import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'trade.delay.congestion': 'Congestión portuaria',
  'trade.delay.weather': 'Mal tiempo',
  'trade.delay.vessel': 'Buque retrasado',
  'trade.delay.flight': 'Vuelo retrasado',
  'trade.delay.rolled': 'Aplazado por el transportista',
  'trade.delay.equipment': 'Falta de equipos',
  'trade.delay.customs': 'Inspección de aduanas',
  'trade.delay.documents': 'Faltan documentos',
  'trade.delay.other': 'Otro motivo',
};

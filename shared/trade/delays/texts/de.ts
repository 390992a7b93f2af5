import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'trade.delay.congestion': 'Hafenüberlastung',
  'trade.delay.weather': 'Schlechtes Wetter',
  'trade.delay.vessel': 'Schiff verspätet',
  'trade.delay.flight': 'Flug verspätet',
  'trade.delay.rolled': 'Vom Frachtführer umgebucht',
  'trade.delay.equipment': 'Mangel an Leercontainern',
  'trade.delay.customs': 'Zollprüfung',
  'trade.delay.documents': 'Dokumente fehlen',
  'trade.delay.other': 'Anderer Grund',
};

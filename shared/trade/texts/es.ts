import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'trade.mode.ocean': 'Marítimo',
  'trade.mode.air': 'Aéreo',
  'trade.container.loose': 'Carga suelta',
};

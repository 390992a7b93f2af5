import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'trade.mode.ocean': 'Seefracht',
  'trade.mode.air': 'Luftfracht',
  'trade.container.loose': 'Lose Fracht',
};

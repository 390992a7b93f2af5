import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'trade.mode.ocean': '海上',
  'trade.mode.air': '航空',
  'trade.container.loose': 'バラ貨物',
};

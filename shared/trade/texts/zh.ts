import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'trade.mode.ocean': '海运',
  'trade.mode.air': '空运',
  'trade.container.loose': '散货',
};

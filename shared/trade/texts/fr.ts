import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'trade.mode.ocean': 'Maritime',
  'trade.mode.air': 'Aérien',
  'trade.container.loose': 'Non conteneurisé',
};

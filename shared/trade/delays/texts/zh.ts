import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'trade.delay.congestion': '港口拥堵',
  'trade.delay.weather': '恶劣天气',
  'trade.delay.vessel': '船期延误',
  'trade.delay.flight': '航班延误',
  'trade.delay.rolled': '承运人甩柜',
  'trade.delay.equipment': '设备短缺',
  'trade.delay.customs': '海关查验',
  'trade.delay.documents': '单证缺失',
  'trade.delay.other': '其他原因',
};

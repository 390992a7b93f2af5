import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': '起运港',
  'air.columns.to': '目的港',
  'air.columns.airline': '航空公司',
  'air.columns.level': '+ {level} kg',
  'air.columns.minimum': '最低收费',
  'air.columns.normal': '普通运价',
  'air.columns.minTime': '运输时间 最短',
  'air.columns.maxTime': '运输时间 最长',
  'air.columns.maxCapacity': '最大运力',
  'air.columns.routing': '路线',
  'air.columns.validityFrom': '有效期从',
  'air.columns.validityTo': '有效期至',
  'air.columns.comment': '运价备注',
  'air.columns.lane': '航线',
};

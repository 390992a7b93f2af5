import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'lanes.title': '运价',
  'lanes.from': '起运港',
  'lanes.to': '目的港',
  'lanes.airline': '航空公司',
  'lanes.level': '+ {level} kg',
  'lanes.minTime': '运输时间 最短',
  'lanes.maxTime': '运输时间 最长',
  'lanes.maxCapacity': '最大运力',
  'lanes.routing': '路线',
  'lanes.validityFrom': '有效期从',
  'lanes.validityTo': '有效期至',
  'lanes.comment': '运价备注',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': '日期',
  'order.dates.none': '尚无日期。',
  'order.dates.change': '更改日期',
  'order.dates.title': '{number} 的日期',
  'order.dates.note': '尚未确定的请留空。',
  'order.cargoReadyOn': '货物备妥',
  'order.shipFrom': '装运期开始',
  'order.shipUntil': '装运期结束',
  'order.deliverBy': '要求交货',
  'order.cargoReadyOn.problem': '货物备妥日晚于装运期结束日。',
  'order.shipUntil.problem': '装运期结束日早于开始日。',
  'order.deliverBy.problem': '要求交货日早于货物可发运日。',
};

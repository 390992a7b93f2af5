import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': '出発地',
  'air.columns.to': '到着地',
  'air.columns.airline': '航空会社',
  'air.columns.level': '+ {level} kg',
  'air.columns.minimum': '最低料金',
  'air.columns.normal': 'ノーマル',
  'air.columns.minTime': '所要日数 最短',
  'air.columns.maxTime': '所要日数 最長',
  'air.columns.maxCapacity': '最大容量',
  'air.columns.routing': '経由',
  'air.columns.validityFrom': '有効開始日',
  'air.columns.validityTo': '有効終了日',
  'air.columns.comment': 'レートの備考',
  'air.columns.lane': '区間',
};

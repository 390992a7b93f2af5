import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'air.columns.from': '出発地',
  'air.columns.to': '到着地',
  'air.columns.airline': '航空会社',
  'air.columns.level': '{level} kg 以上',
  'air.columns.minimum': '最低料金',
  'air.columns.normal': 'ノーマル',
  'air.columns.minTime': '輸送日数 最短',
  'air.columns.maxTime': '輸送日数 最長',
  'air.columns.maxCapacity': '最大積載量',
  'air.columns.routing': '経路',
  'air.columns.validityFrom': '有効期間 開始',
  'air.columns.validityTo': '有効期間 終了',
  'air.columns.comment': 'レートの備考',
  'air.columns.lane': '区間',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'lanes.title': 'レート',
  'lanes.from': '出発地',
  'lanes.to': '到着地',
  'lanes.airline': '航空会社',
  'lanes.level': '+ {level} kg',
  'lanes.minTime': '所要日数 最短',
  'lanes.maxTime': '所要日数 最長',
  'lanes.maxCapacity': '最大容量',
  'lanes.routing': '経由',
  'lanes.validityFrom': '有効開始日',
  'lanes.validityTo': '有効終了日',
  'lanes.comment': 'レートの備考',
};

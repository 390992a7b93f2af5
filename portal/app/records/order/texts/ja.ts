import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': '日程',
  'order.dates.none': '日程はまだありません。',
  'order.dates.change': '日程を変更',
  'order.dates.title': '{number}の日程',
  'order.dates.note': '未定の項目は空欄にしてください。',
  'order.cargoReadyOn': '貨物準備完了',
  'order.shipFrom': '出荷期間の開始',
  'order.shipUntil': '出荷期間の終了',
  'order.deliverBy': '納期',
  'order.cargoReadyOn.problem': '貨物の準備完了が出荷期間の終了より後です。',
  'order.shipUntil.problem': '出荷期間の終了が開始より前です。',
  'order.deliverBy.problem': '納期が貨物の出荷可能日より前です。',
};

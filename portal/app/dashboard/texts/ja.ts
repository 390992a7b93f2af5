import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.tile.shipments': '未完了のシップメント',
  'dashboard.tile.bookings': '未完了のブッキング',
  'dashboard.tile.quotes': '未完了の見積',
  'dashboard.tasks': '対応待ち',
  'dashboard.tasks.late': '予定より遅れている貨物',
  'dashboard.tasks.bookings': '発注のないブッキング',
  'dashboard.tasks.quotes': '費用のない見積',
  'dashboard.tasks.manifests': '費用のないマニフェスト',
  'dashboard.tasks.none': '対応待ちの項目はありません。',
  'dashboard.tasks.all': 'すべて表示({count}件)',
  'dashboard.latest.shipments': '最新のシップメント',
  'dashboard.latest.bookings': '最新のブッキング',
  'dashboard.latest.quotes': '最新の見積',
  'dashboard.latest.all': 'すべて表示',
  'dashboard.tools': 'ツール',
  'dashboard.failed': 'ダッシュボードを読み込めません。もう一度お試しください。',
  'dashboard.tasks.invoices': '期限超過の請求書',
};

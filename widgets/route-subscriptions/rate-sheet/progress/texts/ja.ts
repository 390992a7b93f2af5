import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'sheetForm.error.cancel': '運賃表の作成を取り消せません。もう一度お試しください。',
  'sheetForm.error.download': 'ファイルをダウンロードできません。もう一度お試しください。',
  'sheetForm.progress': '運賃表 {from} – {to}',
  'sheetForm.progress.queued': '順番を待っています。',
  'sheetForm.progress.running': '作成しています。',
  'sheetForm.progress.lost': '接続が切れました。自動的に再試行します。',
  'sheetForm.progress.cancelled': '取り消されました。',
  'sheetForm.progress.failed': '作成できませんでした: {reason}',
  'sheetForm.progress.sent': '運賃サービスが作成し、直接お届けします。',
  'sheetForm.ready': '運賃表{number}ができました。',
  'sheetForm.ready.version': '運賃表{number}（第{version}版）ができました。',
  'sheetForm.counts':
    '{routes, plural, other {#ルート}}、{rates, plural, =0 {運賃なし} other {運賃#件}}{without, plural, =0 {} other {（うち運賃なし#ルート）}}',
  'sheetForm.download': 'ダウンロード',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': '取り消す',
  'sheetForm.cancelling': '取り消し中',
};

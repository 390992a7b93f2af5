import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'copy.label': '{type, select, manifest {マニフェスト} other {見積}}',
  'copy.placeholder': '参照番号を入力',
  'copy.preview': '追加される明細',
  'copy.add': '{count, plural, =0 {明細を追加} other {明細を#件追加}}',
  'copy.cancel': 'キャンセル',
  'copy.none':
    '{type, select, manifest {この顧客の閲覧可能なマニフェストはほかにありません。} other {この顧客の閲覧可能な見積はほかにありません。}}',
  'copy.empty': 'この種別の費用はありません。',
  'copy.otherCargo': 'これらの価格は{theirs}分、この見積は{ours}分です。追加後に確認してください。',
  'copy.failedList': '一覧を読み込めませんでした。もう一度お試しください。',
};

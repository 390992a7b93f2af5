import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'acting.for': '{company}として操作中。会社を切り替え',
  'acting.title': '会社の切り替え',
  'acting.explanation': '切り替えを戻すまで、すべてのタブで、選択した会社として表示・変更します。',
  'acting.unchecked': '会社を切り替える権限を確認できませんでした。もう一度お試しください。',
  'acting.changed':
    '現在{company}として操作中です。このページには以前の会社と未保存の変更が表示されています。',
  'acting.reload': 'ページを再読み込み',
  'acting.strip': '{company}として操作中',
  'acting.back': '{company}に戻る',
  'acting.failed': '会社を切り替えられません: {reason}',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'entity.label': '会社',
  'entity.placeholder': '会社名を入力',
  'entity.switch': '会社を切り替え',
  'entity.loading': '会社を読み込み中',
  'entity.error.load': '会社の一覧を読み込めません。もう一度お試しください。',
  'entity.error.check': '会社を切り替える権限を確認できませんでした。もう一度お試しください。',
  'entity.error.switch': '会社を切り替えられません: {reason}',
};

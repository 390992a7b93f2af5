import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '住所を追加',
  'locations.edit': '編集',
  'locations.edit.one': '{name}を編集',
  'locations.remove': '削除',
  'locations.remove.one': '{name}を削除',
  'locations.remove.question':
    '配達を計画するときの候補から外れます。この住所で計画済みの配達は変わりません。',
  'locations.added': '住所「{name}」を追加しました。',
  'locations.saved': '住所「{name}」を保存しました。',
  'locations.removed': '住所「{name}」を削除しました。',
  'locations.gone': 'この住所はほかのユーザーに削除されました。保存するともう一度追加されます。',
  'locations.name.hint': '「北倉庫」など、住所の呼び名です。',
};

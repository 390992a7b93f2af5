import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '{kind, select, Partner {取引先を追加} other {住所を追加}}',
  'locations.remove.question':
    '{kind, select, Partner {ブッキングを依頼するときの候補から外れます。この取引先を記載したブッキングは変わりません。} other {配達を計画するときの候補から外れます。この住所で計画済みの配達は変わりません。}}',
  'locations.added':
    '{kind, select, Partner {取引先「{name}」を追加しました。} other {住所「{name}」を追加しました。}}',
  'locations.saved':
    '{kind, select, Partner {取引先「{name}」を保存しました。} other {住所「{name}」を保存しました。}}',
  'locations.removed':
    '{kind, select, Partner {取引先「{name}」を削除しました。} other {住所「{name}」を削除しました。}}',
  'locations.gone':
    '{kind, select, Partner {この取引先はほかのユーザーに削除されました。保存するともう一度追加されます。} other {この住所はほかのユーザーに削除されました。保存するともう一度追加されます。}}',
  'locations.name.hint':
    '{kind, select, Partner {会社の名前です。} other {「北倉庫」など、住所の呼び名です。}}',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'manifests.add': 'マニフェストを追加',
  'manifests.added': 'マニフェスト{name}を追加しました。',
  'manifests.saved': 'マニフェスト{name}を保存しました。',
  'manifests.removed': 'マニフェスト{name}を削除しました。',
  'manifests.gone': 'このマニフェストはほかのユーザーに削除されました。保存するともう一度追加されます。',
  'manifests.remove.question':
    '顧客と代理店に表示されなくなります。料金、請求書、書類のあるものは削除できません。',
  'manifests.reference.hint': '空欄にすると次の番号が付きます。',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'draft.kept': '入力内容は送信するまでこの端末に保存されます。',
  'draft.notKept': 'この端末には入力内容を保存できません。ページを離れる前に送信してください。',
  'draft.again': '下書きを復元しました。',
  'draft.againOf': '{time}の下書きを復元しました。',
  'draft.discard': '下書きを破棄',
  'draft.others': '{count, plural, other {ほかに # 件の下書きがあります。}}',
  'draft.goOn': 'この下書きで続ける',
  'draft.wordless': '本文なし',
};

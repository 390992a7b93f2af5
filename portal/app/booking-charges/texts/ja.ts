import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'このアドレスには、どの権限で諸費用を入力するかが含まれていません。ご自身の権限で開いてください。',
  'chargesPage.open': '諸費用を開く',
  'chargesPage.unsaved.title': '諸費用が保存されていません',
  'chargesPage.unsaved.text': '見積は保存済みの諸費用で発行されます。その後に入力した内容は含まれません。',
  'chargesPage.unsaved.draft':
    '端末に下書きを保存できる場合は、この端末に下書きとして残り、次に諸費用を開いたときに表示されます。',
  'chargesPage.unsaved.issue': '含めずに発行',
  'chargesPage.unsaved.stay': '諸費用に戻る',
};

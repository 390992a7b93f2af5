import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'session.endsSoon': 'セッションはあと5分以内に終了します。',
  'session.signInAgain': 'もう一度サインイン',
  'session.cancel': 'キャンセル',
  'session.goesOn':
    '{email}でサインインすると、このページの作業を続けられます。ほかの方の場合はページが再読み込みされ、未保存の内容は失われます。',
  'session.startsAnew': 'その後このページは再読み込みされ、未保存の内容は失われます。',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'viewer.title': 'ページビューアー',
  'viewer.noUrl': 'URLが指定されていません。?url=... のようにURLパラメーターを指定してください',
  'viewer.refused': 'このアドレスはここに表示できません。',
  'viewer.allowed': '表示できるのは、ユーザー名を含まない http および https のアドレスのみです。',
  'viewer.frame': '{host}のページ',
  'viewer.loading': '{host}のページを読み込み中',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'row.edit': '編集',
  'row.edit.one': '{name}を編集',
  'row.remove': '削除',
  'row.remove.one': '{name}を削除',
};

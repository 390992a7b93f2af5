import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'row.edit': '编辑',
  'row.edit.one': '编辑 {name}',
  'row.remove': '移除',
  'row.remove.one': '移除 {name}',
};

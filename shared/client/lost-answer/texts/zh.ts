import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'lost.notFound': '更改的回复已丢失。在已保存的内容中未找到该更改，请重试。',
  'lost.unclear': '更改的回复已丢失，无法确定是否已保存。请先查看已保存的内容，再重试。',
};

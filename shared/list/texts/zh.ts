import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'list.search': '搜索',
  'list.reset': '重置筛选',
  'list.empty': '没有可显示的数据',
  'list.end': '没有更多数据',
  'list.loadMore': '加载更多',
};

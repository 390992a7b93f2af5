import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'list.search': '検索',
  'list.reset': 'フィルターをリセット',
  'list.empty': '表示するデータがありません',
  'list.end': 'これ以上のデータはありません',
  'list.loadMore': 'さらに読み込む',
};

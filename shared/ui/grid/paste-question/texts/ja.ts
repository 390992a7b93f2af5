import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'unclear.title': 'これらの数値の意味を選んでください',
  'unclear.question':
    '貼り付けた {count} 個の数値は 2 通りに読めます（例：「{text}」）。どちらとして読みますか。',
  'unclear.as': '{text} として読む',
  'unclear.later': 'セルごとに決める',
};

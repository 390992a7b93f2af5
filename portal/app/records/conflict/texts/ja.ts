import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'conflict.both': 'その間に他の人が保存しました。有効な値を選び、もう一度保存してください。',
  'conflict.other':
    'その間に他の人が保存しました。変更内容を取り込みました。確認してもう一度保存してください。',
  'conflict.taken': '{field}：{before} → {after}',
  'conflict.mine': 'あなたの値：{value}',
  'conflict.theirs': '他の人が保存：{value}',
  'conflict.choose': 'どちらかを選んでください。',
};

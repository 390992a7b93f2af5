import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'number.ambiguous': '「{text}」は2通りの数値に読めます。正しい方を選んでください：',
};

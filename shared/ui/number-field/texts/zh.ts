import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'number.ambiguous': '“{text}”可以理解为两个数字，请选择您要输入的那个：',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'conflict.both': '期间他人已保存。请选择采用哪个值，然后重新保存。',
  'conflict.other': '期间他人已保存，其更改已并入。请核对后重新保存。',
  'conflict.taken': '{field}：{before} → {after}',
  'conflict.mine': '您的值：{value}',
  'conflict.theirs': '他人保存：{value}',
  'conflict.choose': '请选择其中一个。',
};

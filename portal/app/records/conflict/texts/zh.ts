import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'conflict.someone': '期间他人已保存。',
  'conflict.by': '{name} 期间已保存（{time}）。',
  'conflict.own': '您已在另一窗口保存（{time}）。',
  'conflict.message': '{who}{next}',
  'conflict.both': '请选择采用哪个值，然后重新保存。',
  'conflict.other': '其更改已并入您的内容，请核对后重新保存。',
  'conflict.again': '请核对后重新保存。',
  'conflict.kept': '您输入的内容仍保留。请核对更改后重试。',
  'conflict.read': '请先核对更改，再作决定。',
  'conflict.taken': '{field}：{before} → {after}',
  'conflict.mine': '您的值：{value}',
  'conflict.theirs': '期间保存的值：{value}',
  'conflict.choose': '请选择其中一个。',
  'conflict.none': '未填写',
  'conflict.over.by': '由 {name} 操作（{time}）。',
  'conflict.over.own': '由您在另一窗口操作（{time}）。',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'unclear.title': '这些数字是什么意思？',
  'unclear.question': '粘贴的 {count} 个数字有两种读法，例如“{text}”。应当怎样读？',
  'unclear.as': '读作 {text}',
  'unclear.later': '逐个单元格决定',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'gaps.saveRemoves': '此记录的部分条目无法显示。保存会将其删除，因此这里无法进行更改。',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing': '此地址未说明您以何种角色录入费用。请以您的角色打开。',
  'chargesPage.open': '打开费用',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing': '此地址未说明您以何种角色录入费用。请以您的角色打开。',
  'chargesPage.open': '打开费用',
  'chargesPage.unsaved.title': '费用尚未保存',
  'chargesPage.unsaved.text': '报价将按已保存的费用发出，之后输入的内容不包括在内。',
  'chargesPage.unsaved.draft':
    '如果此设备能够保存，这些内容会作为草稿保留在此设备上，并在您下次打开费用时提供。',
  'chargesPage.unsaved.issue': '不含这些内容发出',
  'chargesPage.unsaved.stay': '返回费用',
};

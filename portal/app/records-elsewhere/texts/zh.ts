import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'elsewhere.title': '这些数据保存在服务商的系统中',
  'elsewhere.text':
    '本页显示门户自身保存的数据。当前数据保存在服务商的系统中，因此这里没有可显示的内容。要打开订单、费用或空运运价，请使用您收到的链接。',
};

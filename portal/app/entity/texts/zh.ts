import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'acting.for': '正在代表 {company} 操作。切换公司',
  'acting.title': '切换公司',
  'acting.explanation': '在您切换回来之前，您将在所有标签页中以所选公司的身份查看和修改内容。',
  'acting.unchecked': '无法确认您是否可以切换公司，请重试。',
  'acting.changed': '您现在代表 {company} 操作。此页面仍显示之前的公司，且有未保存的更改。',
  'acting.reload': '重新加载页面',
  'acting.strip': '正在代表 {company} 操作',
  'acting.back': '返回 {company}',
  'acting.failed': '无法切换公司：{reason}',
};

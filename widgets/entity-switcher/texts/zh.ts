import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'entity.label': '公司',
  'entity.placeholder': '输入公司名称',
  'entity.switch': '切换公司',
  'entity.loading': '正在加载公司',
  'entity.error.load': '无法加载公司列表，请重试。',
  'entity.error.check': '无法确认您是否可以切换公司，请重试。',
  'entity.error.switch': '无法切换公司：{reason}',
};

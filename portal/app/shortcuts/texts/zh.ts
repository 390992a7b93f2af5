import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': '键盘快捷键',
  'shortcuts.subtitle': '当没有字段获得焦点时，单个按键有效。',
  'shortcuts.everywhere': '所有页面',
  'shortcuts.palette': '前往页面或记录',
  'shortcuts.this': '此列表',
  'shortcuts.close': '关闭已打开的内容',
  'shortcuts.skip': '页面上首次按 Tab：跳到内容',
  'shortcuts.tabs': '在标签之间移动',
  'shortcuts.lists': '选择列表',
  'shortcuts.lists.open': '打开列表或在其中移动',
  'shortcuts.lists.take': '采用突出显示的项',
  'shortcuts.lists.drop': '关闭列表并放弃输入',
  'shortcuts.lists.chips': '从文字开头到已选项',
  'shortcuts.lists.remove': '移除最后一项或当前聚焦的项',
  'shortcuts.tools': '工具',
  'shortcuts.tools.save': '保存',
  'shortcuts.grid': '费用表',
};

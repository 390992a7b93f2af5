import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'draft.kept': '在您发送之前，输入内容会保存在此设备上。',
  'draft.notKept': '此设备无法保存输入内容，请在离开页面前发送。',
  'draft.again': '已恢复草稿。',
  'draft.againOf': '已恢复 {time} 的草稿。',
  'draft.discard': '放弃草稿',
  'draft.others': '{count, plural, other {还有 # 份草稿。}}',
  'draft.goOn': '继续此草稿',
  'draft.wordless': '无文字',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '添加地址',
  'locations.edit': '编辑',
  'locations.edit.one': '编辑 {name}',
  'locations.remove': '移除',
  'locations.remove.one': '移除 {name}',
  'locations.remove.question': '计划送货时不再提供此地址。已计划送到此处的送货保留该地址。',
  'locations.added': '地址“{name}”已添加。',
  'locations.saved': '地址“{name}”已保存。',
  'locations.removed': '地址“{name}”已移除。',
  'locations.gone': '此地址已被他人移除。保存会重新添加它。',
  'locations.name.hint': '地址的名称，例如“北仓库”。',
};

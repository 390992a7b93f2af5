import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '{kind, select, Partner {添加合作方} other {添加地址}}',
  'locations.remove.question':
    '{kind, select, Partner {申请订舱时不再提供此合作方。已写明它的订舱保持不变。} other {计划送货时不再提供此地址。已计划送到此处的送货保留该地址。}}',
  'locations.added': '{kind, select, Partner {合作方“{name}”已添加。} other {地址“{name}”已添加。}}',
  'locations.saved': '{kind, select, Partner {合作方“{name}”已保存。} other {地址“{name}”已保存。}}',
  'locations.removed': '{kind, select, Partner {合作方“{name}”已移除。} other {地址“{name}”已移除。}}',
  'locations.gone':
    '{kind, select, Partner {此合作方已被他人移除。保存会重新添加它。} other {此地址已被他人移除。保存会重新添加它。}}',
  'locations.name.hint': '{kind, select, Partner {公司名称。} other {地址的名称，例如“北仓库”。}}',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'manifests.add': '添加舱单',
  'manifests.added': '已添加舱单 {name}。',
  'manifests.saved': '已保存舱单 {name}。',
  'manifests.removed': '已移除舱单 {name}。',
  'manifests.gone': '此舱单已被他人移除。保存会重新添加它。',
  'manifests.remove.question': '其客户和代理将不再看到它。有费用、发票或文件的舱单不能移除。',
  'manifests.reference.hint': '留空则使用下一个编号。',
};

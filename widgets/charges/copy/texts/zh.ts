import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'copy.label': '{type, select, manifest {舱单} other {报价}}',
  'copy.placeholder': '输入编号',
  'copy.preview': '将添加的明细',
  'copy.add': '{count, plural, =0 {添加明细} other {添加 # 行明细}}',
  'copy.cancel': '取消',
  'copy.none':
    '{type, select, manifest {该客户没有您可查看的其他舱单。} other {该客户没有您可查看的其他报价。}}',
  'copy.empty': '没有此类费用。',
  'copy.otherCargo': '这些价格对应 {theirs}，而此报价对应 {ours}。添加后请核对。',
  'copy.failedList': '无法加载列表，请重试。',
};

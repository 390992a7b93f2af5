import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'quoteRates.title': '此报价的运价',
  'quoteRates.day': '{day}有效的已存运价，按成本显示。',
  'quoteRates.agent': '保存后，{agent} 可以看到这些费用及其成本。',
  'quoteRates.more': '除显示的 {count} 条外还有更多运价。',
  'quoteRates.none': '此航线和货物没有在{day}有效的已存运价。',
  'quoteRates.noCharges': '{day}有效的运价没有当地费用。',
  'quoteRates.unknown': '无法为此报价查找运价：其请求未完整说明航线、日期和货物。',
  'quoteRates.withCharges': '含当地费用',
  'quoteRates.chosen': '客户所选',
  'quoteRates.chosenGone':
    '客户所选的运价 {reference}（{carrier}）不在其中：已到期或已被替换、没有此货物的价格，或您无权查看。',
  'quoteRates.containers': '{count, plural, other {# 个集装箱}}，单价 {price}',
  'quoteRates.least': '最低 {price}',
  'quoteRates.local': '当地费用：{names}',
  'quoteRates.take': '采用',
  'quoteRates.takeOf': '采用：{carrier}，{reference}',
  'quoteRates.taken':
    '{count, plural, other {已在下方录入 {reference} 的 # 行明细。}}在您保存之前不会存储任何内容。',
  'quoteRates.gone': '运价 {reference}（{carrier}）已到期或已被替换，不再有效。未录入任何内容。',
  'quoteRates.changed': '运价 {reference}（{carrier}）已更改。请核对后再次点击“采用”。',
  'quoteRates.readOnly': '目前无法更改费用。未录入 {reference} 的任何内容。',
  'quoteRates.chargeType': '请选择以下项目的费用类型：{names}。',
  'quoteRates.leftOut': '因报价未说明数量而未录入：{charges}。',
  'quoteRates.per': '{name}（每 {unit} {price}）',
  'quoteRates.twice': '此报价的其他费用中也有：{names}。请确认没有重复收费。',
  'quoteRates.replace.title': '添加到费用中还是替换费用？',
  'quoteRates.replace.text':
    '{count, plural, other {已有 # 行明细。}}两种方式都可以撤销，在您保存之前不会存储任何内容。',
  'quoteRates.replace.add': '添加',
  'quoteRates.replace.replace': '替换',
};

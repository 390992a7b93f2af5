import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'baseRates.explanation':
    '您采购海运的价格，包括当前与以往的价格。运价表由此生成；客户和代理均看不到此列表。',
  'baseRates.import': '导入基础运价',
  'baseRates.forbidden': '只有服务商的管理员可以查看基础运价。',
  'baseRates.search': '港口、承运人或来源',
  'baseRates.on': '有效日期',
  'baseRates.lane': '航线',
  'baseRates.via': '经{port}',
  'baseRates.transit': '{count, plural, other {#天}}',
  'baseRates.carrier': '承运人',
  'baseRates.kind': '类型',
  'baseRates.validity': '有效期',
  'baseRates.days': '{from} – {to}',
  'baseRates.cutShort': '原定至 {day}',
  'baseRates.state.coming': '尚未生效',
  'baseRates.state.expired': '已过期',
  'baseRates.state.replaced': '生效前已被替换',
  'baseRates.currency': '币种',
  'baseRates.lcl': 'LCL（每 CBM）',
  'baseRates.lclMinimum': '最低 {amount}',
  'baseRates.source': '来源',
  'baseRates.source.Own': '自有',
  'baseRates.source.Agent': '代理',
  'baseRates.source.External': '外部',
  'baseRates.submission': '提交 {id}',
};

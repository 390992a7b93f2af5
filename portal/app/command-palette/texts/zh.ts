import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'palette.title': '前往页面或记录',
  'palette.placeholder': '页面、操作、编号、箱号或提单号、名称或 ID',
  'palette.placeholder.short': '页面、操作、名称、编号',
  'palette.recent': '最近',
  'palette.screens': '页面',
  'palette.actions': '操作',
  'palette.records': '记录',
  'palette.none': '未找到“{query}”。',
  'palette.short': '输入三个或更多字符，或记录的 ID 即可查找。',
  'palette.searching': '正在搜索记录',
  'palette.failed': '无法搜索记录。',
  'palette.offline': '您已离线。连接恢复后将搜索记录。',
  'palette.count': '{count, plural, =0 {无结果} other {# 条结果}}',
  'palette.keys.move': '移动',
  'palette.keys.take': '打开',
  'palette.keys.close': '关闭',
  'palette.theme': '主题：{theme, select, light {浅色} dark {深色} other {跟随设备}}',
  'palette.language': '语言：{name}',
  'palette.density': '密度：{density, select, compact {紧凑} other {宽松}}',
  'palette.type':
    '{type, select, booking {订舱} shipment {货件} quote {报价} manifest {舱单} invoice {发票} creditNote {贷项通知单} container {集装箱} transportDocument {运输单据} carrierReference {承运人订舱号} webUser {人员} purchaseOrder {采购订单} styleNumber {款号} company {公司} port {港口} airport {机场} other {记录}}',
};

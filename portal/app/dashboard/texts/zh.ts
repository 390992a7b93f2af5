import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.tile.shipments': '未完成的货件',
  'dashboard.tile.bookings': '未完成的订舱',
  'dashboard.tile.quotes': '未完成的报价',
  'dashboard.tasks': '等待您处理',
  'dashboard.tasks.late': '晚于计划的货件',
  'dashboard.tasks.bookings': '无采购订单的订舱',
  'dashboard.tasks.quotes': '无费用的报价',
  'dashboard.tasks.manifests': '无费用的舱单',
  'dashboard.tasks.none': '没有等待您处理的事项。',
  'dashboard.tasks.all': '显示全部({count} 条)',
  'dashboard.latest.shipments': '最新货件',
  'dashboard.latest.bookings': '最新订舱',
  'dashboard.latest.quotes': '最新报价',
  'dashboard.latest.all': '显示全部',
  'dashboard.tools': '工具',
  'dashboard.failed': '无法加载仪表板，请重试。',
  'dashboard.tasks.invoices': '逾期发票',
};

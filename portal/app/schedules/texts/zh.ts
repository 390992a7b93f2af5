import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'schedules.add.sailing': '添加船期',
  'schedules.add.flight': '添加航班',
  'schedules.added': '{name} 已加入班期表。',
  'schedules.saved': '{name} 已保存。',
  'schedules.removed': '{name} 已从班期表移除。',
  'schedules.gone': '此班次已被他人移除。保存会重新添加它。',
  'schedules.remove.question': '班期表中将不再显示。订舱所需的班次不能移除。',
  'schedules.service.hint': '船公司的航线代码，例如 AE7。',
  'schedules.day.origin': '起运港当地日期',
  'schedules.day.destination': '目的港当地日期',
  'schedules.clocks': '机场当地时间',
  'schedules.clocks.of': '{airport} 当地时间',
  'schedules.via': '经停',
  'schedules.via.wrong': '该航班在此机场起飞或降落。',
  'schedules.flightNumber.wrong': '请输入航班号，例如 LH8400。',
  'schedules.transit.hint': '小时和分钟，例如 11:25。留空则按两地机场的当地时间计算。',
  'schedules.transit.wrong': '请输入小时和分钟，例如 11:25。',
};

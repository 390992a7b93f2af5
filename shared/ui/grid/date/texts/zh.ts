import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.name': '日历',
  'date.ambiguous': '无法区分日和月。请按 2026年12月31日 或 2026-12-31 的格式填写日期。',
  'date.unreadable': '请填写日期，例如 2026年12月31日 或 2026-12-31。',
  'date.offer': '采用 {day}',
};

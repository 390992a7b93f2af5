import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'form.moment.unreadable': '请按 2026年12月31日 14:30 或 2026-12-31 14:30 的格式填写日期和时间。',
  'form.moment.noTime': '请补充时间，例如 2026年12月31日 14:30。',
  'form.time.unreadable': '请按 14:30 的格式填写时间。',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'form.moment.unreadable': '日時は 2026/12/31 14:30 または 2026-12-31 14:30 のように入力してください。',
  'form.moment.noTime': '時刻も入力してください（例：2026/12/31 14:30）。',
  'form.time.unreadable': '時刻は 14:30 のように入力してください。',
};

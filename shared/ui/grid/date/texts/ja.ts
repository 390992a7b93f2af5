import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'calendar.previous': '前の月',
  'calendar.next': '次の月',
  'calendar.name': 'カレンダー',
  'date.ambiguous': '日と月を区別できません。2026/12/31 または 2026-12-31 の形式で入力してください。',
  'date.unreadable': '2026/12/31 または 2026-12-31 のような日付を入力してください。',
  'date.offer': '{day} にする',
};

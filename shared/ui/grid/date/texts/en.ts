export const en = {
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.name': 'Calendar',
  'date.ambiguous':
    'Day and month could be either way round. Please write the date as Dec 31, 2026 or 2026-12-31.',
  'date.unreadable': 'Please write a date such as Dec 31, 2026 or 2026-12-31.',
  'date.offer': 'Take {day}',
} as const satisfies Record<string, string>;

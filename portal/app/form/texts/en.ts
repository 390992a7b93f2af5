export const en = {
  'form.moment.unreadable': 'Please write day and time such as Dec 31, 2026, 2:30 PM or 2026-12-31 14:30.',
  'form.moment.noTime': 'Please add the time, such as Dec 31, 2026, 2:30 PM.',
  'form.time.unreadable': 'Please write a time such as 14:30 or 2:30 PM.',
} as const satisfies Record<string, string>;

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'form.moment.unreadable': 'Bitte Tag und Uhrzeit wie 31.12.2026, 14:30 oder 2026-12-31 14:30 angeben.',
  'form.moment.noTime': 'Bitte die Uhrzeit ergänzen, etwa 31.12.2026, 14:30.',
  'form.time.unreadable': 'Bitte eine Uhrzeit wie 14:30 angeben.',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'calendar.previous': 'Mois précédent',
  'calendar.next': 'Mois suivant',
  'calendar.name': 'Calendrier',
  'date.ambiguous':
    'Le jour et le mois peuvent être confondus. Écrivez la date sous la forme 31 déc. 2026 ou 2026-12-31.',
  'date.unreadable': 'Saisissez une date comme 31 déc. 2026 ou 2026-12-31.',
  'date.offer': 'Prendre {day}',
};

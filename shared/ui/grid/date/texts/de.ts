import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'calendar.previous': 'Voriger Monat',
  'calendar.next': 'Nächster Monat',
  'calendar.name': 'Kalender',
  'date.ambiguous':
    'Tag und Monat sind nicht zu unterscheiden. Bitte das Datum als 31.12.2026 oder 2026-12-31 schreiben.',
  'date.unreadable': 'Bitte ein Datum wie 31.12.2026 oder 2026-12-31 angeben.',
  'date.offer': '{day} übernehmen',
};

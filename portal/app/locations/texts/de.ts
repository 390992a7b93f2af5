import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': 'Adresse hinzufügen',
  'locations.edit': 'Bearbeiten',
  'locations.edit.one': '{name} bearbeiten',
  'locations.remove': 'Entfernen',
  'locations.remove.one': '{name} entfernen',
  'locations.remove.question':
    'Sie wird nicht mehr angeboten, wenn eine Lieferung geplant wird. Lieferungen, die dorthin geplant sind, behalten sie.',
  'locations.added': 'Die Adresse „{name}“ wurde hinzugefügt.',
  'locations.saved': 'Die Adresse „{name}“ wurde gespeichert.',
  'locations.removed': 'Die Adresse „{name}“ wurde entfernt.',
  'locations.gone': 'Diese Adresse wurde inzwischen entfernt. Speichern fügt sie wieder hinzu.',
  'locations.name.hint': 'Wie die Adresse genannt wird, etwa „Lager Nord“.',
};

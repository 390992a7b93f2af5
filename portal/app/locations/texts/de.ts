import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '{kind, select, Partner {Partner hinzufügen} other {Adresse hinzufügen}}',
  'locations.remove.question':
    '{kind, select, Partner {Er wird nicht mehr angeboten, wenn eine Buchung angefragt wird. Buchungen, in denen er steht, behalten ihn.} other {Sie wird nicht mehr angeboten, wenn eine Lieferung geplant wird. Lieferungen, die dorthin geplant sind, behalten sie.}}',
  'locations.added':
    '{kind, select, Partner {Der Partner „{name}“ wurde hinzugefügt.} other {Die Adresse „{name}“ wurde hinzugefügt.}}',
  'locations.saved':
    '{kind, select, Partner {Der Partner „{name}“ wurde gespeichert.} other {Die Adresse „{name}“ wurde gespeichert.}}',
  'locations.removed':
    '{kind, select, Partner {Der Partner „{name}“ wurde entfernt.} other {Die Adresse „{name}“ wurde entfernt.}}',
  'locations.gone':
    '{kind, select, Partner {Dieser Partner wurde inzwischen entfernt. Speichern fügt ihn wieder hinzu.} other {Diese Adresse wurde inzwischen entfernt. Speichern fügt sie wieder hinzu.}}',
  'locations.name.hint':
    '{kind, select, Partner {Der Name der Firma.} other {Wie die Adresse genannt wird, etwa „Lager Nord“.}}',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Mit letzter Einreichung vergleichen',
  'compare.title.one': 'Mit Einreichung {id} vergleichen',
  'compare.since': 'Letzte Einreichung: {time}',
  'compare.since.one': 'Einreichung {id}: {time}',
  'compare.filter': 'Strecken anzeigen',
  'compare.all': 'Alle ({count})',
  'compare.new': 'Neu ({count})',
  'compare.dropped': 'Entfallen ({count})',
  'compare.changed': 'Geändert ({count})',
  'compare.unchanged':
    '{count, plural, one {# Strecke ist unverändert.} other {# Strecken sind unverändert.}}',
  'compare.unread':
    '{count, plural, one {# ihrer Raten konnte nicht gelesen werden. Bitte prüfen Sie deren Strecke selbst: Hier kann sie als neu erscheinen, und nicht als entfallen.} other {# ihrer Raten konnten nicht gelesen werden. Bitte prüfen Sie deren Strecken selbst: Hier können sie als neu erscheinen, und nicht als entfallen.}}',
  'compare.table': 'Verglichene Strecken',
  'compare.status': 'Status',
  'compare.kind.new': 'Neu',
  'compare.kind.dropped': 'Entfallen',
  'compare.kind.changed': 'Geändert',
  'compare.kind.unchanged': 'Unverändert',
  'compare.was': 'vorher {before}',
  'compare.wasBlank': 'vorher leer',
  'compare.blank': 'leer',
  'compare.fromNothing': 'neu',
  'compare.toNothing': 'entfernt',
  'compare.none':
    '{kind, select, new {Keine Strecke ist neu.} dropped {Keine Strecke ist entfallen.} changed {Keine Strecke ist geändert.} other {Es gibt keine Strecken.}}',
  'compare.print': 'Drucken',
  'compare.close': 'Schließen',
};

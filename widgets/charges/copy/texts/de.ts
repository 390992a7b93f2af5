import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'copy.label': '{type, select, manifest {Manifest} other {Angebot}}',
  'copy.placeholder': 'Referenz eingeben',
  'copy.preview': 'Zeilen, die hinzugefügt werden',
  'copy.add': '{count, plural, =0 {Zeilen hinzufügen} one {# Zeile hinzufügen} other {# Zeilen hinzufügen}}',
  'copy.cancel': 'Abbrechen',
  'copy.none':
    '{type, select, manifest {Es gibt kein anderes Manifest dieses Kunden, das Sie sehen dürfen.} other {Es gibt kein anderes Angebot dieses Kunden, das Sie sehen dürfen.}}',
  'copy.empty': 'Keine Gebühren dieser Art vorhanden.',
  'copy.otherCargo':
    'Diese Preise gelten für {theirs}, dieses Angebot für {ours}. Bitte prüfen Sie sie nach dem Übernehmen.',
  'copy.failedList': 'Die Liste konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
};

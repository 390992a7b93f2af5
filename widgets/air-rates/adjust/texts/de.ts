import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'adjust.title': 'Preise anpassen',
  'adjust.selected': '{count, plural, one {# Preis ist ausgewählt.} other {# Preise sind ausgewählt.}}',
  'adjust.noPrices': 'Die Auswahl enthält keine Preise. Wählen Sie zuerst Zellen der Gewichtsspalten aus.',
  'adjust.direction': 'Richtung',
  'adjust.raise': 'Erhöhen',
  'adjust.lower': 'Senken',
  'adjust.by': 'Um',
  'adjust.unit': 'Einheit',
  'adjust.percent': 'Prozent',
  'adjust.amount': 'Betrag',
  'adjust.rounding': 'Runden auf',
  'adjust.invalid': 'Bitte geben Sie eine gültige Zahl ein.',
  'adjust.apply': '{count, plural, =0 {Preise anpassen} one {# Preis anpassen} other {# Preise anpassen}}',
  'adjust.same': '{count, plural, one {# Preis bleibt gleich.} other {# Preise bleiben gleich.}}',
  'adjust.unreadable':
    '{count, plural, one {# Zelle ist keine Zahl und bleibt, wie sie ist.} other {# Zellen sind keine Zahlen und bleiben, wie sie sind.}}',
  'adjust.atZero':
    '{count, plural, one {# Preis würde unter null sinken und wird 0.00.} other {# Preise würden unter null sinken und werden 0.00.}}',
  'adjust.cancel': 'Abbrechen',
  'adjust.preview': 'Erste Änderungen',
  'adjust.cell': 'Zelle',
  'adjust.before': 'Vorher',
  'adjust.after': 'Nachher',
  'adjust.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'roll.title': 'Gültigkeit fortschreiben',
  'roll.lanes': 'Strecken',
  'roll.all': 'Alle ({count})',
  'roll.selected': 'Ausgewählte ({count})',
  'roll.start': 'Neue Gültigkeit beginnt',
  'roll.after': 'Am Tag nach dem Ende der alten',
  'roll.on': 'An einem Tag',
  'roll.day': 'Tag',
  'roll.length': 'Jede Gültigkeit bleibt so lang, wie sie ist; ganze Monate bleiben ganze Monate.',
  'roll.skipped':
    '{count, plural, one {# Strecke hat keine vollständige Gültigkeit und bleibt, wie sie ist.} other {# Strecken haben keine vollständige Gültigkeit und bleiben, wie sie sind.}}',
  'roll.apply':
    '{count, plural, =0 {Fortschreiben} one {# Strecke fortschreiben} other {# Strecken fortschreiben}}',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'paste.label': 'Routen, eine je Zeile',
  'paste.hint':
    'Abgangshafen, Löschhafen, Bestimmungshafen und Reederei, als UN/LOCODE, SCAC oder Name: aus einer Tabelle kopiert oder durch Semikolons getrennt. Zwei Zellen sind Abgangs- und Bestimmungshafen.',
  'paste.reading': 'Die vorhandenen Routen werden geladen',
  'paste.tooMany':
    'Das sind {count} Zeilen, und nur die ersten {most} werden gelesen: Mehr Routen hat eine Firma nicht.',
  'paste.summary':
    '{count, plural, =0 {Keine Routen hinzuzufügen} one {# Route hinzuzufügen} other {# Routen hinzuzufügen}}',
  'paste.duplicates': '{count, plural, one {# doppelte} other {# doppelte}}',
  'paste.open': '{count, plural, one {# Zeile ist nicht klar} other {# Zeilen sind nicht klar}}',
  'paste.withDuplicates': 'Auch doppelte hinzufügen',
  'paste.questions': 'Was ist hiermit gemeint?',
  'paste.question.lines': '{count, plural, one {auf # Zeile} other {auf # Zeilen}}',
  'paste.question.unknown':
    'Dazu ist nichts bekannt. Wählen Sie, was gemeint ist, oder berichtigen Sie den Text oben.',
  'paste.question.ambiguous': 'Wählen Sie, was gemeint ist.',
  'paste.question.more': '{count, plural, one {und # weiterer Text} other {und # weitere Texte}}',
  'paste.question.label': '{kind, select, carrier {Reederei} other {Hafen}} für „{text}“',
  'paste.noCarrier': 'Keine Reederei',
  'paste.preview': 'Vorschau',
  'paste.line': 'Zeile',
  'paste.state': 'Ergebnis',
  'paste.state.found': 'Gefunden',
  'paste.state.duplicate': 'Doppelt: Die Firma hat sie schon',
  'paste.state.repeats': 'Doppelt: wie Zeile {line}',
  'paste.state.ambiguous': 'Unklar: bitte wählen',
  'paste.state.unknown': 'Unbekannt: bitte berichtigen',
  'paste.state.incomplete': 'Abgangs- oder Bestimmungshafen fehlt',
  'paste.state.refused': 'Hafen oder Reederei gibt es nicht mehr',
  'paste.state.added': 'Hinzugefügt',
  'paste.cancel': 'Abbrechen',
  'paste.add': '{count, plural, =0 {Routen hinzufügen} one {# Route hinzufügen} other {# Routen hinzufügen}}',
  'paste.adding': '{done} von {total} werden hinzugefügt',
  'paste.error.stored':
    'Die vorhandenen Routen konnten nicht geladen werden; doppelte werden hier also nicht bemerkt.',
  'paste.error.save': '{done} von {total} Routen wurden hinzugefügt, die anderen nicht.',
};

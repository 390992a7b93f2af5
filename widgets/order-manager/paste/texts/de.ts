import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'preview.title': 'Eingefügte Bestellungen',
  'preview.table': 'Was aus jeder Zeile wird',
  'preview.take': 'Hinzufügen',
  'preview.number': 'Bestellnummer',
  'preview.styles': 'Style-Nummern',
  'preview.result': 'Ergebnis',
  'preview.takeLine': 'Zeile {line} hinzufügen: {text}',
  'preview.numberOf': 'Bestellnummer, Zeile {line}',
  'preview.stylesOf': 'Style-Nummern, Zeile {line}',
  'preview.add':
    '{count, plural, =0 {Hinzufügen} one {# Bestellung hinzufügen} other {# Bestellungen hinzufügen}}',
  'preview.later': 'Später',
  'preview.tooMany':
    'Das sind {count} Zeilen, von denen nur die ersten {most} gelesen werden: mehr Bestellungen trägt kein Datensatz.',
  'preview.done':
    '{orders, plural, =0 {} one {# Bestellung hinzugefügt, } other {# Bestellungen hinzugefügt, }}{styles, plural, one {# Style-Nummer ausgewählt} other {# Style-Nummern ausgewählt}}. Bitte speichern Sie die Style-Nummern.',
  'preview.count.added': '{count, plural, one {# hinzugefügt} other {# hinzugefügt}}',
  'preview.count.create': '{count, plural, one {# neue Bestellung} other {# neue Bestellungen}}',
  'preview.count.attach': '{count, plural, one {# vorhandene} other {# vorhandene}}',
  'preview.count.here': '{count, plural, one {# schon hier} other {# schon hier}}',
  'preview.count.styles': '{count, plural, one {# Style-Nummer} other {# Style-Nummern}}',
  'preview.count.failed': '{count, plural, one {# fehlgeschlagen} other {# fehlgeschlagen}}',
  'preview.count.doubtful': '{count, plural, one {# Frage} other {# Fragen}}',
  'preview.count.wrong': '{count, plural, one {# ist keine Nummer} other {# sind keine Nummern}}',
  'preview.count.leftOut': '{count, plural, one {# Zeile ausgelassen} other {# Zeilen ausgelassen}}',
  'preview.question': 'Was sind die Nummern hinter den Bestellungen ({numbers})?',
  'preview.questionColumn': 'Was steht in Spalte {column} ({numbers})?',
  'preview.answer.style': 'Style-Nummern',
  'preview.answer.order': 'Bestellungen',
  'preview.answer.out': 'Auslassen',
  'preview.fate.create': 'Neu: wird angelegt',
  'preview.fate.attach':
    '{count, plural, =0 {Vorhanden: wird hinzugefügt} one {Vorhanden: wird mit # Style-Nummer hinzugefügt} other {Vorhanden: wird mit # Style-Nummern hinzugefügt}}',
  'preview.fate.carried':
    '{count, plural, =0 {Vorhanden; steht auch auf {records}} one {Vorhanden; steht auch auf {records}; bringt # Style-Nummer mit} other {Vorhanden; steht auch auf {records}; bringt # Style-Nummern mit}}',
  'preview.fate.here':
    '{count, plural, =0 {Schon hier} one {Schon hier; # Style-Nummer kommt dazu} other {Schon hier; # Style-Nummern kommen dazu}}',
  'preview.fate.twice':
    '{count, plural, =0 {Wie Zeile {line}} one {Wie Zeile {line}; deren Bestellung erhält die Style-Nummer} other {Wie Zeile {line}; deren Bestellung erhält die # Style-Nummern}}',
  'preview.fate.failed': '{reason}',
  'preview.fate.doubtful': 'Ist das eine Bestellung? Zum Hinzufügen ankreuzen.',
  'preview.fate.shortened': 'Von der Tabelle gekürzt: bitte die ganze Nummer eingeben',
  'preview.fate.out': 'Ausgelassen',
  'preview.fate.added': 'Hinzugefügt',
  'preview.left.words': 'Ausgelassen: keine Nummer darin',
  'preview.left.frame': 'Ausgelassen: Kopf oder Fuß der E-Mail',
  'preview.left.heading': 'Ausgelassen: Überschriften',
  'preview.left.style': 'Ausgelassen: Style-Nummern ohne Bestellung',
};

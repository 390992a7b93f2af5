import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'import.title.file': 'Raten aus einer Datei importieren',
  'import.title.block': 'Raten einfügen',
  'import.file': 'Datei mit Raten',
  'import.file.choose': 'Datei wählen',
  'import.file.other': 'Andere Datei wählen',
  'import.file.drop': 'oder hier ablegen: .xlsx, .csv, .tsv oder .txt',
  'import.refused.tooLarge':
    'Die Datei ist größer, als hier gelesen werden kann: höchstens 20 MB. Bitte teilen Sie sie auf oder löschen Sie, was nicht gebraucht wird.',
  'import.refused.tooManyLines':
    'Jedes Blatt dieser Datei hat mehr als {most} Zeilen. Bitte teilen Sie es auf.',
  'import.refused.oldWorkbook':
    'Das ist eine alte .xls-Arbeitsmappe. Bitte öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
  'import.refused.encrypted':
    'Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie eine Kopie ohne Kennwort.',
  'import.refused.damaged':
    'Die Datei kann nicht gelesen werden. Vielleicht ist sie beschädigt; bitte speichern Sie sie erneut als .xlsx.',
  'import.refused.unknown':
    'Das ist keine Arbeitsmappe. Bitte wählen Sie eine Datei mit der Endung .xlsx, .csv, .tsv oder .txt.',
  'import.refused.empty': 'Die Datei ist leer.',
  'import.refused.failed': 'Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
  'import.sheet': 'Blatt',
  'import.sheet.long': '{name} (mehr als {most} Zeilen)',
  'import.heading': 'Zeile mit den Überschriften',
  'import.heading.none': 'Es gibt keine Überschriften',
  'import.columns': 'Spalten und was aus ihnen wird',
  'import.line': 'Zeile',
  'import.columnLetter': 'Spalte {letters}',
  'import.becomes': '{name} wird zu',
  'import.leaveOut': 'Auslassen',
  'import.newLevel': '{level} (neu)',
  'import.moreLines': '{count, plural, one {und # weitere Zeile} other {und # weitere Zeilen}}',
  'import.target.time': 'Laufzeit min und max',
  'import.target.validity': 'Gültig ab und bis',
  'import.date': 'Welche Zahl in den Datumsangaben ist der Tag?',
  'import.date.is': '{example} ist der {day}',
  'import.date.missing': 'Bitte geben Sie an, welche Zahl der Tag ist.',
  'import.number': 'Wie sind die Zahlen geschrieben?',
  'import.number.is': '{example} ist {number}',
  'import.number.missing': 'Bitte geben Sie an, wie die Zahlen geschrieben sind.',
  'import.direct':
    'Keine Spalte nennt das Routing: Die Raten gelten als Direktflüge und erhalten ihr Ziel als Routing.',
  'import.repeat': 'Text darüber wiederholen, wo diese leer sind: {columns}',
  'import.mode': 'Was geschieht mit den Raten in der Tabelle?',
  'import.mode.append': 'Sie bleiben, die neuen kommen dahinter',
  'import.mode.replace': 'Sie werden durch die neuen ersetzt',
  'import.lanes':
    '{count, plural, =0 {Keine Raten zu importieren} one {# Rate zu importieren} other {# Raten zu importieren}}',
  'import.withProblems': '{count, plural, other {# mit Problemen}}',
  'import.linesLeftOut': '{count, plural, one {# Zeile ausgelassen} other {# Zeilen ausgelassen}}',
  'import.newLevels': 'Neue Gewichtsspalten: {levels}',
  'import.columnsLeftOut': 'Ausgelassene Spalten: {columns}',
  'import.tooManyLanes': 'Das sind mehr Raten, als eine Einreichung enthalten kann: höchstens {most}.',
  'import.currency':
    'Die Tabelle hat keine Währung, Preise sind hier aber in {currencies}. Nur die Zahlen werden übernommen.',
  'import.problems': '{count, plural, one {# Problem} other {# Probleme}}',
  'import.leftOut': '{count, plural, one {# Zeile ausgelassen} other {# Zeilen ausgelassen}}',
  'import.atLine': 'Zeile {line}: {message}',
  'import.atCell': 'Zeile {line}, {column}: {message}',
  'import.more': '{count, plural, other {und # weitere}}',
  'import.cancel': 'Abbrechen',
  'import.add':
    '{count, plural, =0 {Raten importieren} one {# Rate importieren} other {# Raten importieren}}',
};

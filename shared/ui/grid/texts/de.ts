import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'grid.cell': '{column}, Zeile {n}',
  'grid.addRow': 'Zeile hinzufügen',
  'grid.duplicate': 'Zeile {n} duplizieren',
  'grid.remove': 'Zeile {n} entfernen',
  'grid.restore': 'Entfernen von Zeile {n} rückgängig machen',
  'grid.number': 'Zeile',
  'grid.actions': 'Zeilenaktionen',
  'grid.undo': 'Rückgängig',
  'grid.redo': 'Wiederholen',
  'grid.help': 'Tastenkürzel',
  'grid.error': 'Zeile {n}, {column}: {message}',
  'grid.error.row': 'Zeile {n}: {message}',
  'grid.error.rows': 'Zeilen {rows}, {column}: {message}',
  'grid.error.rows.whole': 'Zeilen {rows}: {message}',
  'grid.errors': '{count, plural, one {# Zelle ist zu prüfen} other {# Zellen sind zu prüfen}}',
  'grid.errors.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'grid.errors.of': '{table}: {errors}',
  'grid.errors.rows':
    '{count, plural, one {# Zeile kann nicht gespeichert werden} other {# Zeilen können nicht gespeichert werden}}',
  'grid.errors.next': 'Zur nächsten',
  'grid.choice': '{text} übernehmen',
  'grid.choice.at': '{text} übernehmen: {column} Zeile {n}',
  'grid.remedy.at': '{label}: {column} Zeile {n}',
  'grid.remedy.all': '{label} ({count, plural, one {# Zelle} other {# Zellen}})',
  'grid.unclear.cell':
    'Bitte geben Sie eine gültige Zahl ein. „{text}“ kann {decimals} oder {thousands} bedeuten.',
  'grid.warnings': '{count, plural, one {# Warnung} other {# Warnungen}}',
  'grid.warnings.rows': '{count, plural, one {# Zeile hat eine Warnung} other {# Zeilen haben Warnungen}}',
  'grid.message.added': 'Zeile {n} hinzugefügt',
  'grid.message.removed': 'Zeile {n} entfernt',
  'grid.message.marked': 'Zeile {n} wird beim nächsten Speichern entfernt',
  'grid.message.restored': 'Zeile {n} bleibt',
  'grid.message.pasted':
    '{rows, plural, one {# Zeile} other {# Zeilen}}, {cells, plural, one {# Zelle} other {# Zellen}} eingefügt{cut, plural, =0 {} one {; für # Wert gab es keine Spalte} other {; für # Werte gab es keine Spalte}}',
  'grid.message.tooLarge':
    'Der Block hat {count} Zellen; auf einmal lassen sich höchstens {most} einfügen. Bitte fügen Sie ihn in Teilen ein.',
  'grid.message.selected':
    '{rows, plural, one {# Zeile} other {# Zeilen}}, {cells, plural, one {# Zelle} other {# Zellen}} ausgewählt',
  'grid.message.filled': '{cells, plural, one {# Zelle} other {# Zellen}} ausgefüllt',
  'grid.message.cleared': '{cells, plural, one {# Zelle} other {# Zellen}} geleert',
  'grid.message.undone': 'Rückgängig gemacht',
  'grid.message.redone': 'Wiederholt',
  'grid.message.nothingUndone': 'Nichts rückgängig zu machen',
  'grid.message.nothingRedone': 'Nichts zu wiederholen',
  'grid.message.noHelp': 'Die Tastenkürzel konnten nicht geladen werden',
};

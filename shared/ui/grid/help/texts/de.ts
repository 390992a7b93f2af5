import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'keys.move': 'Bewegen',
  'keys.move.cell': 'Nächste oder vorige Zelle',
  'keys.move.row': 'Nach unten oder oben',
  'keys.move.arrows': 'Zelle für Zelle; links und rechts vom Rand eines Textes',
  'keys.move.page': 'Eine Bildschirmseite nach oben oder unten',
  'keys.move.ends': 'Erste oder letzte Zelle der Tabelle',
  'keys.move.buttons': 'Von der letzten Zelle zu den Schaltflächen der Zeile',
  'keys.move.leave': 'Aus der Tabelle hinaus, nach Esc',
  'keys.edit': 'Bearbeiten',
  'keys.edit.caret': 'Cursor ans Ende des Textes',
  'keys.edit.text': 'Text der Zelle markieren',
  'keys.edit.menu':
    'Liste oder Kalender einer Zelle öffnen, wie ein Klick auf ihren Pfeil; auch Tippen öffnet die Liste',
  'keys.edit.take': 'Markierten Eintrag übernehmen',
  'keys.edit.drop': 'Liste schließen, Eingabe verwerfen, Bereich beenden',
  'keys.edit.undo': 'Rückgängig',
  'keys.edit.redo': 'Wiederholen',
  'keys.range': 'Bereich',
  'keys.range.extend': 'Bereich erweitern',
  'keys.range.corner': 'Bis zur ersten oder letzten Zelle erweitern',
  'keys.range.copy': 'Kopieren, ausschneiden, einfügen',
  'keys.range.fill':
    'Nach unten ausfüllen; mit der Maus das Quadrat an der Ecke des Bereichs in eine beliebige Richtung ziehen',
  'keys.range.clear': 'Bereich leeren',
  'keys.rows': 'Zeilen',
  'keys.rows.insert': 'Zeile darunter einfügen',
  'keys.rows.duplicate': 'Zeile duplizieren',
  'keys.rows.remove': 'Zeile entfernen oder zurückholen',
  'keys.help': 'Diese Liste',
};

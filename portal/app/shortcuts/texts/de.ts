import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': 'Tastenkürzel',
  'shortcuts.subtitle':
    'Einzelne Tasten wirken, solange kein Feld den Fokus hat. Im Schnellzugriff lassen sie sich unter „Einstellungen“ abschalten.',
  'shortcuts.subtitle.off':
    'Einzelne Tasten wie / oder j sind abgeschaltet. Im Schnellzugriff lassen sie sich unter „Einstellungen“ einschalten.',
  'shortcuts.everywhere': 'Überall',
  'shortcuts.palette': 'Zu Seite oder Datensatz',
  'shortcuts.this': 'Diese Liste',
  'shortcuts.close': 'Schließen, was offen ist',
  'shortcuts.skip': 'Erste Tab-Taste einer Seite: zum Inhalt springen',
  'shortcuts.tabs': 'Von Reiter zu Reiter',
  'shortcuts.lists': 'Auswahllisten',
  'shortcuts.lists.open': 'Liste öffnen oder sich darin bewegen',
  'shortcuts.lists.take': 'Markierten Eintrag übernehmen',
  'shortcuts.lists.drop': 'Liste schließen und Eingabe verwerfen',
  'shortcuts.lists.chips': 'Zu den gewählten Einträgen, vom Anfang des Textes aus',
  'shortcuts.lists.remove': 'Letzten oder fokussierten Eintrag entfernen',
  'shortcuts.tools': 'Werkzeuge',
  'shortcuts.tools.save': 'Speichern',
  'shortcuts.grid': 'Gebührentabelle',
  'shortcuts.records': 'Listen von Datensätzen',
  'shortcuts.records.search': 'Zur Suche',
  'shortcuts.records.next': 'Nächste Zeile',
  'shortcuts.records.last': 'Vorige Zeile',
  'shortcuts.records.select': 'Zeile auswählen; Umschalt und Klick wählen alle bis zu ihr',
  'shortcuts.records.actions': 'Zu dem, was mit den ausgewählten Zeilen möglich ist',
  'shortcuts.records.open': 'Datensatz der Zeile öffnen',
};

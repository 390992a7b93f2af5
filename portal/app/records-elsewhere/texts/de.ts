import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'elsewhere.title': 'Diese Daten liegen im System des Anbieters',
  'elsewhere.text':
    'Diese Seite zeigt, was das Portal selbst speichert. Hier liegen die Daten im System des Anbieters, daher gibt es nichts anzuzeigen. Bestellungen, Kosten und Luftfrachtraten öffnen Sie über den Link, den Sie dafür erhalten haben.',
};

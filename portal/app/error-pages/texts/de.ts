import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'error-page.title': 'Etwas ist schiefgelaufen',
  'error-page.v1': 'Hoppla! Hier ist etwas schiefgelaufen',
  'error-page.v1.more': 'Unter dieser Adresse gibt es keine Seite.',
  'error-page.v2': 'Das Schiff ist abgefahren',
  'error-page.v2.more': 'Leider ist die gewünschte Seite nicht angekommen.',
  'error-page.v3': 'Beim Zoll festgehalten',
  'error-page.v3.more':
    'Leider kann diese Seite derzeit nicht freigegeben werden. Bitte versuchen Sie es später erneut.',
  'error-page.v4': 'Vom Kurs abgekommen',
  'error-page.v4.more': 'Leider führt diese Adresse nirgendwohin. Die Startseite kennt den Weg.',
  'error-page.v5': 'Unterwegs verloren gegangen',
  'error-page.v5.more':
    'Leider ist bei uns etwas schiefgelaufen. Nichts von dem, was Sie gespeichert haben, ist verloren.',
  'error-page.v6': 'Alle Flüge bleiben am Boden',
  'error-page.v6.more':
    'Leider ist dieser Teil des Portals außer Betrieb. Bitte versuchen Sie es später erneut.',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'acting.for': 'Sie handeln für {company}. Firma wechseln',
  'acting.title': 'Firma wechseln',
  'acting.explanation':
    'Sie sehen und ändern alles als die Firma, die Sie wählen, in allen Ihren Tabs, bis Sie zurückwechseln.',
  'acting.unchecked':
    'Es konnte nicht geprüft werden, ob Sie die Firma wechseln dürfen. Bitte versuchen Sie es erneut.',
  'acting.changed':
    'Sie handeln jetzt für {company}. Diese Seite zeigt noch die vorige Firma, mit nicht gespeicherten Änderungen.',
  'acting.reload': 'Seite neu laden',
  'acting.strip': 'Sie handeln für {company}',
  'acting.back': 'Zurück zu {company}',
  'acting.failed': 'Die Firma konnte nicht gewechselt werden: {reason}',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'password.confirm': 'Passwort bestätigen',
  'password.minimum': 'Mindestens {count} Zeichen',
  'password.longest': 'Höchstens {most} Zeichen',
  'name.maximum': 'Höchstens 50 Zeichen',
  'password.mismatch': 'Passwort und Bestätigung müssen übereinstimmen',
  'password.rule':
    '{least} bis {most} beliebige Zeichen, auch Leerzeichen. Keines der häufigsten Passwörter.',
  'password.common': 'Dieses Passwort gehört zu den häufigsten. Bitte wählen Sie ein anderes.',
  'strength.label': 'Stärke des Passworts: {strength}',
  'strength.veryWeak': 'sehr schwach',
  'strength.weak': 'schwach',
  'strength.fair': 'mittel',
  'strength.good': 'gut',
  'strength.strong': 'stark',
};

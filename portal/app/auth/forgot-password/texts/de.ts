import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'reset.title': 'Passwort vergessen?',
  'reset.explanation':
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Sie erhalten einen fünfstelligen Code und legen damit ein neues Passwort fest.',
  'reset.sent': 'Der Code wurde an Ihre E-Mail-Adresse gesendet',
  'reset.sent.explanation':
    'Der Code ging an {email} und gilt 10 Minuten. Kommt er nicht an, sehen Sie im Spam-Ordner nach, oder gehen Sie zurück und senden Sie einen neuen.',
  'reset.otp': 'Einmalcode',
  'reset.otp.minimum': 'Mindestens 3 Zeichen',
  'reset.otp.maximum': 'Höchstens 5 Zeichen',
  'reset.otp.digits': 'Der Code muss aus 5 Ziffern bestehen',
  'reset.notFound': '{name} wurde nicht gefunden',
  'reset.set': 'Neues Passwort festlegen',
  'reset.failed': 'Das Passwort konnte nicht geändert werden',
  'reset.done': 'Das Passwort wurde zurückgesetzt',
  'reset.back': 'Zurück',
  'reset.again': 'Von vorn beginnen',
};

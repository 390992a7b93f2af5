import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'session.endsSoon': 'Ihre Sitzung endet in weniger als 5 Minuten.',
  'session.signInAgain': 'Erneut anmelden',
  'session.cancel': 'Abbrechen',
  'session.goesOn':
    'Melden Sie sich als {email} an, dann geht diese Seite weiter, wo sie steht. Für alle anderen wird sie neu geladen, und was nicht gespeichert ist, geht verloren.',
  'session.startsAnew': 'Danach wird diese Seite neu geladen, und was nicht gespeichert ist, geht verloren.',
};

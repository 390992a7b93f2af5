import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'session.endsSoon': 'Votre session se termine dans moins de 5 minutes.',
  'session.signInAgain': 'Se reconnecter',
  'session.cancel': 'Annuler',
  'session.goesOn':
    'Connectez-vous en tant que {email} et cette page continue là où elle en est. Pour toute autre personne, elle est rechargée et ce qui n’est pas enregistré est perdu.',
  'session.startsAnew': 'Cette page est ensuite rechargée et ce qui n’est pas enregistré est perdu.',
};

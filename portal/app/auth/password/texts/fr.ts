import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'password.confirm': 'Confirmer le mot de passe',
  'password.minimum': '{count} caractères minimum',
  'password.longest': '{most} caractères maximum',
  'name.maximum': '50 caractères maximum',
  'password.mismatch': 'Le mot de passe et sa confirmation doivent être identiques',
  'password.rule':
    'De {least} à {most} caractères quelconques, espaces compris. Aucun des mots de passe les plus courants.',
  'password.common': 'Ce mot de passe est l’un des plus courants. Veuillez en choisir un autre.',
  'strength.label': 'Robustesse du mot de passe\u00a0: {strength}',
  'strength.veryWeak': 'très faible',
  'strength.weak': 'faible',
  'strength.fair': 'moyenne',
  'strength.good': 'bonne',
  'strength.strong': 'élevée',
};

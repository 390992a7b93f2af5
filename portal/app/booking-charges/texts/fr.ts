import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Cette adresse n’indique pas dans quel rôle vous saisissez les frais. Ouvrez-les avec le vôtre.',
  'chargesPage.open': 'Ouvrir les frais',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Diese Adresse sagt nicht, in welcher Rolle Sie die Gebühren erfassen. Öffnen Sie sie mit Ihrer.',
  'chargesPage.open': 'Gebühren öffnen',
};

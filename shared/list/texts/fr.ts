import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'list.search': 'Rechercher',
  'list.reset': 'Réinitialiser le filtre',
  'list.empty': 'Aucune donnée à afficher',
  'list.end': 'Plus aucune donnée à charger',
  'list.loadMore': 'Charger la suite',
};

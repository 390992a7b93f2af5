import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'viewer.title': 'Visionneuse de pages',
  'viewer.noUrl': 'Aucune URL fournie. Veuillez fournir un paramètre URL comme\u00a0?url=...',
  'viewer.refused': 'Cette adresse ne peut pas être affichée ici.',
  'viewer.allowed': 'Seules les adresses http et https sans nom d’utilisateur peuvent être affichées.',
  'viewer.frame': 'Page de {host}',
  'viewer.loading': 'Chargement de la page de {host}',
};

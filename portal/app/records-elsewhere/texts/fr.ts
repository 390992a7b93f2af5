import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'elsewhere.title': 'Ces données sont dans le système du prestataire',
  'elsewhere.text':
    'Cette page affiche ce que le portail enregistre lui-même. Ici, les données sont enregistrées dans le système du prestataire : il n’y a donc rien à afficher. Pour ouvrir les commandes, les frais ou les tarifs aériens d’un dossier, utilisez le lien que vous avez reçu.',
};

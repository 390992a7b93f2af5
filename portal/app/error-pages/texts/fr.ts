import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'error-page.title': 'Une erreur est survenue',
  'error-page.v1': 'Oups\u00a0! Une erreur est survenue ici',
  'error-page.v1.more': 'Il n’y a pas de page à cette adresse.',
  'error-page.v2': 'Celle-ci a raté le bateau',
  'error-page.v2.more': 'Nous sommes désolés\u00a0: la page demandée n’est pas arrivée.',
  'error-page.v3': 'Retenue en douane',
  'error-page.v3.more':
    'Nous sommes désolés\u00a0: cette page ne peut pas être libérée pour le moment. Veuillez réessayer plus tard.',
  'error-page.v4': 'Hors itinéraire',
  'error-page.v4.more':
    'Nous sommes désolés\u00a0: cette adresse ne mène nulle part. La page d’accueil connaît le chemin.',
  'error-page.v5': 'Perdue en transit',
  'error-page.v5.more':
    'Nous sommes désolés\u00a0: une erreur s’est produite de notre côté. Rien de ce que vous avez enregistré n’est perdu.',
  'error-page.v6': 'Tous les vols sont cloués au sol',
  'error-page.v6.more':
    'Nous sommes désolés\u00a0: cette partie du portail est hors service. Veuillez réessayer plus tard.',
};

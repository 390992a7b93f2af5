import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Cette adresse n’indique pas dans quel rôle vous saisissez les frais. Ouvrez-les avec le vôtre.',
  'chargesPage.open': 'Ouvrir les frais',
  'chargesPage.unsaved.title': 'Les frais ne sont pas enregistrés',
  'chargesPage.unsaved.text':
    'Le devis est émis avec les frais enregistrés. Ce que vous avez saisi depuis n’en fait pas partie.',
  'chargesPage.unsaved.draft':
    'Cette saisie reste sur cet appareil sous forme de brouillon, s’il peut en conserver un, et vous est proposée à la prochaine ouverture des frais.',
  'chargesPage.unsaved.issue': 'Émettre sans eux',
  'chargesPage.unsaved.stay': 'Revenir aux frais',
};

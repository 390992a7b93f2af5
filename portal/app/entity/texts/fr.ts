import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'acting.for': 'Vous agissez pour {company}. Changer d’entité',
  'acting.title': 'Changer d’entité',
  'acting.explanation':
    'Vous voyez et modifiez tout au nom de la société choisie, dans tous vos onglets, jusqu’à ce que vous reveniez.',
  'acting.unchecked': 'Impossible de vérifier si vous pouvez changer d’entité. Veuillez réessayer.',
  'acting.changed':
    'Vous agissez maintenant pour {company}. Cette page montre encore la société précédente, avec des modifications non enregistrées.',
  'acting.reload': 'Recharger la page',
  'acting.strip': 'Vous agissez pour {company}',
  'acting.back': 'Revenir à {company}',
  'acting.failed': 'Impossible de changer d’entité\u00a0: {reason}',
};

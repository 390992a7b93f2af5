import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'entity.label': 'Entité',
  'entity.placeholder': 'Saisissez un nom de société',
  'entity.switch': 'Changer d’entité',
  'entity.loading': 'Chargement des sociétés',
  'entity.error.load': 'Impossible de charger la liste des entités. Veuillez réessayer.',
  'entity.error.check': 'Impossible de vérifier si vous pouvez changer d’entité. Veuillez réessayer.',
  'entity.error.switch': 'Impossible de changer d’entité\u00a0: {reason}',
};

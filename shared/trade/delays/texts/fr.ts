import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'trade.delay.congestion': 'Congestion portuaire',
  'trade.delay.weather': 'Mauvais temps',
  'trade.delay.vessel': 'Navire retardé',
  'trade.delay.flight': 'Vol retardé',
  'trade.delay.rolled': 'Reporté par le transporteur',
  'trade.delay.equipment': 'Manque d’équipements',
  'trade.delay.customs': 'Contrôle douanier',
  'trade.delay.documents': 'Documents manquants',
  'trade.delay.other': 'Autre motif',
};

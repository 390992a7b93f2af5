import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'baseRates.explanation':
    'À quels tarifs vous achetez le fret maritime, aujourd’hui et avant. Aucun client ni agent ne voit cette liste.',
  'baseRates.import': 'Importer des tarifs de base',
  'baseRates.forbidden': 'Seuls les administrateurs du prestataire voient les tarifs de base.',
  'baseRates.search': 'Port, compagnie maritime ou provenance',
  'baseRates.on': 'Valable le',
  'baseRates.lane': 'Liaison',
  'baseRates.via': 'par {port}',
  'baseRates.transit': '{count, plural, one {# jour} other {# jours}}',
  'baseRates.carrier': 'Compagnie maritime',
  'baseRates.kind': 'Type',
  'baseRates.validity': 'Validité',
  'baseRates.days': '{from} – {to}',
  'baseRates.cutShort': 'convenu jusqu’au {day}',
  'baseRates.state.coming': 'Pas encore valable',
  'baseRates.state.expired': 'Expiré',
  'baseRates.state.replaced': 'Remplacé avant d’être valable',
  'baseRates.currency': 'Devise',
  'baseRates.lcl': 'LCL par CBM',
  'baseRates.lclMinimum': 'au moins {amount}',
  'baseRates.source': 'Provenance',
  'baseRates.source.Own': 'Propre',
  'baseRates.source.Agent': 'Agent',
  'baseRates.source.External': 'Externe',
  'baseRates.submission': 'Soumission {id}',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'baseRates.explanation':
    'Zu welchen Raten Sie Seefracht einkaufen, heute und früher. Kein Kunde oder Agent sieht diese Liste.',
  'baseRates.import': 'Einkaufsraten importieren',
  'baseRates.forbidden': 'Nur Administratoren des Anbieters sehen Einkaufsraten.',
  'baseRates.search': 'Hafen, Reederei oder Quelle',
  'baseRates.on': 'Gültig am',
  'baseRates.lane': 'Strecke',
  'baseRates.via': 'über {port}',
  'baseRates.transit': '{count, plural, one {# Tag} other {# Tage}}',
  'baseRates.carrier': 'Reederei',
  'baseRates.kind': 'Art',
  'baseRates.validity': 'Gültigkeit',
  'baseRates.days': '{from} – {to}',
  'baseRates.cutShort': 'vereinbart bis {day}',
  'baseRates.state.coming': 'Noch nicht gültig',
  'baseRates.state.expired': 'Abgelaufen',
  'baseRates.state.replaced': 'Ersetzt, bevor sie gültig war',
  'baseRates.currency': 'Währung',
  'baseRates.lcl': 'LCL je CBM',
  'baseRates.lclMinimum': 'mindestens {amount}',
  'baseRates.source': 'Quelle',
  'baseRates.source.Own': 'Eigene',
  'baseRates.source.Agent': 'Agent',
  'baseRates.source.External': 'Extern',
  'baseRates.submission': 'Einreichung {id}',
};

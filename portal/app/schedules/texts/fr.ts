import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'schedules.add.sailing': 'Ajouter un départ de navire',
  'schedules.add.flight': 'Ajouter un vol',
  'schedules.added': '{name} a été ajouté aux horaires.',
  'schedules.saved': '{name} a été enregistré.',
  'schedules.removed': '{name} a été retiré des horaires.',
  'schedules.gone': 'Entre-temps, quelqu’un a retiré ce départ. L’enregistrer l’ajoute de nouveau.',
  'schedules.remove.question':
    'Plus personne ne le trouve dans les horaires. Un départ demandé par une réservation reste.',
  'schedules.service.hint': 'Le nom de la ligne chez la compagnie, par exemple AE7.',
  'schedules.day.origin': 'Jour au port d’origine',
  'schedules.day.destination': 'Jour au port de destination',
  'schedules.clocks': 'Selon les horloges de l’aéroport',
  'schedules.clocks.of': 'Selon les horloges à {airport}',
  'schedules.via': 'Escale',
  'schedules.via.wrong': 'Le vol commence ou se termine à cet aéroport.',
  'schedules.flightNumber.wrong': 'Saisissez un numéro de vol comme LH8400.',
  'schedules.transit.hint':
    'Heures et minutes comme 11:25. Laissez vide\u00a0: la durée découle des horloges des deux aéroports.',
  'schedules.transit.wrong': 'Saisissez des heures et des minutes comme 11:25.',
};

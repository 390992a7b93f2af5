import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'schedules.add.sailing': 'Schiffsabfahrt hinzufügen',
  'schedules.add.flight': 'Flug hinzufügen',
  'schedules.added': '{name} wurde in den Fahrplan aufgenommen.',
  'schedules.saved': '{name} wurde gespeichert.',
  'schedules.removed': '{name} wurde aus dem Fahrplan genommen.',
  'schedules.gone': 'Diese Abfahrt wurde inzwischen entfernt. Speichern fügt sie wieder hinzu.',
  'schedules.remove.question': 'Niemand findet sie mehr im Fahrplan. Wonach eine Buchung fragt, bleibt.',
  'schedules.service.hint': 'Wie die Reederei den Dienst nennt, etwa AE7.',
  'schedules.day.origin': 'Tag im Abgangshafen',
  'schedules.day.destination': 'Tag im Bestimmungshafen',
  'schedules.clocks': 'Nach den Uhren des Flughafens',
  'schedules.clocks.of': 'Nach den Uhren in {airport}',
  'schedules.via': 'Zwischenlandung',
  'schedules.via.wrong': 'Der Flug beginnt oder endet an diesem Flughafen.',
  'schedules.flightNumber.wrong': 'Bitte geben Sie eine Flugnummer wie LH8400 ein.',
  'schedules.transit.hint':
    'Stunden und Minuten wie 11:25. Lassen Sie das Feld leer: Die Zeit folgt aus den Uhren beider Flughäfen.',
  'schedules.transit.wrong': 'Bitte geben Sie Stunden und Minuten wie 11:25 ein.',
};

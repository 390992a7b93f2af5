import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'conflict.someone': 'Jemand anderes hat inzwischen gespeichert.',
  'conflict.by': '{name} hat inzwischen gespeichert ({time}).',
  'conflict.own': 'Sie haben in einem anderen Fenster gespeichert ({time}).',
  'conflict.message': '{who} {next}',
  'conflict.both': 'Bitte wählen Sie, was gilt, und speichern Sie erneut.',
  'conflict.other': 'Diese Änderungen sind hier ergänzt; bitte prüfen und erneut speichern.',
  'conflict.again': 'Bitte prüfen und erneut speichern.',
  'conflict.kept':
    'Ihre Eingaben sind noch da. Bitte prüfen Sie, was sich geändert hat, und versuchen Sie es erneut.',
  'conflict.read': 'Bitte prüfen Sie, was sich geändert hat, bevor Sie entscheiden.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'Ihr Wert: {value}',
  'conflict.theirs': 'Inzwischen gespeichert: {value}',
  'conflict.choose': 'Bitte wählen Sie einen der beiden.',
  'conflict.none': 'keine Angabe',
  'conflict.over.by': 'Von {name}, {time}.',
  'conflict.over.own': 'Von Ihnen in einem anderen Fenster, {time}.',
};

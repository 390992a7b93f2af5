import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'conflict.both':
    'Jemand anderes hat inzwischen gespeichert. Bitte wählen Sie, was gilt, und speichern Sie erneut.',
  'conflict.other':
    'Jemand anderes hat inzwischen gespeichert. Die Änderungen sind hier ergänzt; bitte prüfen und erneut speichern.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'Ihr Wert: {value}',
  'conflict.theirs': 'Anderswo gespeichert: {value}',
  'conflict.choose': 'Bitte wählen Sie einen der beiden.',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'conflict.both':
    'Quelqu’un d’autre a enregistré entre-temps. Choisissez ce qui compte, puis enregistrez de nouveau.',
  'conflict.other':
    'Quelqu’un d’autre a enregistré entre-temps. Ses modifications ont été ajoutées ; vérifiez et enregistrez de nouveau.',
  'conflict.taken': '{field} : {before} → {after}',
  'conflict.mine': 'Le vôtre : {value}',
  'conflict.theirs': 'Enregistré par autrui : {value}',
  'conflict.choose': 'Choisissez l’un des deux.',
};

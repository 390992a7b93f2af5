import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'conflict.someone': 'Quelqu’un d’autre a enregistré entre-temps.',
  'conflict.by': '{name} a enregistré entre-temps ({time}).',
  'conflict.own': 'Vous avez enregistré dans une autre fenêtre ({time}).',
  'conflict.message': '{who} {next}',
  'conflict.both': 'Choisissez ce qui compte, puis enregistrez de nouveau.',
  'conflict.other': 'Ces modifications ont été ajoutées aux vôtres ; vérifiez et enregistrez de nouveau.',
  'conflict.again': 'Vérifiez et enregistrez de nouveau.',
  'conflict.kept': 'Votre saisie est conservée. Vérifiez ce qui a changé, puis réessayez.',
  'conflict.read': 'Vérifiez ce qui a changé avant de décider.',
  'conflict.taken': '{field} : {before} → {after}',
  'conflict.mine': 'Le vôtre : {value}',
  'conflict.theirs': 'Enregistré entre-temps : {value}',
  'conflict.choose': 'Choisissez l’un des deux.',
  'conflict.none': 'aucune valeur',
  'conflict.over.by': 'Par {name}, {time}.',
  'conflict.over.own': 'Par vous dans une autre fenêtre, {time}.',
};

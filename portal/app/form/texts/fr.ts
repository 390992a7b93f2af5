import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'form.moment.unreadable':
    'Veuillez écrire le jour et l’heure sous la forme 31 déc. 2026, 14:30 ou 2026-12-31 14:30.',
  'form.moment.noTime': 'Veuillez ajouter l’heure, par exemple 31 déc. 2026, 14:30.',
  'form.time.unreadable': 'Veuillez écrire une heure comme 14:30.',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'list.search': 'Suchen',
  'list.reset': 'Filter zurücksetzen',
  'list.empty': 'Keine Daten vorhanden',
  'list.end': 'Keine weiteren Daten',
  'list.loadMore': 'Mehr laden',
};

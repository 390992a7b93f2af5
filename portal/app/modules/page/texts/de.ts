import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'row.edit': 'Bearbeiten',
  'row.edit.one': '{name} bearbeiten',
  'row.remove': 'Entfernen',
  'row.remove.one': '{name} entfernen',
};

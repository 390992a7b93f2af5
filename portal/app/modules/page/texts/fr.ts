import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'row.edit': 'Modifier',
  'row.edit.one': 'Modifier {name}',
  'row.remove': 'Retirer',
  'row.remove.one': 'Retirer {name}',
};

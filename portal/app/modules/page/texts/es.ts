import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'row.edit': 'Editar',
  'row.edit.one': 'Editar {name}',
  'row.remove': 'Quitar',
  'row.remove.one': 'Quitar {name}',
};

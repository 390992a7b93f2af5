import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'list.search': 'Buscar',
  'list.reset': 'Restablecer filtro',
  'list.empty': 'No hay datos que mostrar',
  'list.end': 'No hay más datos que cargar',
  'list.loadMore': 'Cargar más',
};

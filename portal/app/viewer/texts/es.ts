import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'viewer.title': 'Visor de páginas',
  'viewer.noUrl': 'No se indicó ninguna URL. Indique un parámetro URL como ?url=...',
  'viewer.refused': 'Esta dirección no puede mostrarse aquí.',
  'viewer.allowed': 'Solo pueden mostrarse direcciones http y https sin nombre de usuario.',
  'viewer.frame': 'Página de {host}',
  'viewer.loading': 'Cargando la página de {host}',
};

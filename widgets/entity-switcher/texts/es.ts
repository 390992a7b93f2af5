import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'entity.label': 'Entidad',
  'entity.placeholder': 'Escriba el nombre de una empresa',
  'entity.switch': 'Cambiar de entidad',
  'entity.loading': 'Cargando empresas',
  'entity.error.load': 'No se pudo cargar la lista de entidades. Inténtelo de nuevo.',
  'entity.error.check': 'No se pudo comprobar si puede cambiar de entidad. Inténtelo de nuevo.',
  'entity.error.switch': 'No se pudo cambiar de entidad: {reason}',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'acting.for': 'Actúa en nombre de {company}. Cambiar de entidad',
  'acting.title': 'Cambiar de entidad',
  'acting.explanation':
    'Verá y cambiará todo como la empresa que elija, en todas sus pestañas, hasta que vuelva a cambiar.',
  'acting.unchecked': 'No se pudo comprobar si puede cambiar de entidad. Inténtelo de nuevo.',
  'acting.changed':
    'Ahora actúa en nombre de {company}. Esta página aún muestra la empresa anterior, con cambios sin guardar.',
  'acting.reload': 'Volver a cargar la página',
  'acting.strip': 'Actúa en nombre de {company}',
  'acting.back': 'Volver a {company}',
  'acting.failed': 'No se pudo cambiar de entidad: {reason}',
};

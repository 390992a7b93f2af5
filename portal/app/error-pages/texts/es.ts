import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'error-page.title': 'Algo ha salido mal',
  'error-page.v1': '¡Vaya! Algo ha salido mal aquí',
  'error-page.v1.more': 'No hay ninguna página en esta dirección.',
  'error-page.v2': 'Esta perdió el barco',
  'error-page.v2.more': 'Lo sentimos: la página que pidió no ha llegado.',
  'error-page.v3': 'Retenida en aduana',
  'error-page.v3.more':
    'Lo sentimos: esta página no puede liberarse en este momento. Inténtelo de nuevo más tarde.',
  'error-page.v4': 'Fuera de ruta',
  'error-page.v4.more':
    'Lo sentimos: esta dirección no lleva a ninguna parte. La página de inicio conoce el camino.',
  'error-page.v5': 'Perdida en tránsito',
  'error-page.v5.more':
    'Lo sentimos: algo ha fallado por nuestra parte. No se ha perdido nada de lo que guardó.',
  'error-page.v6': 'Todos los vuelos están en tierra',
  'error-page.v6.more':
    'Lo sentimos: esta parte del portal está fuera de servicio. Inténtelo de nuevo más tarde.',
};

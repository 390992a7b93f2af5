import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'elsewhere.title': 'Estos registros están en el sistema del proveedor',
  'elsewhere.text':
    'Esta página muestra lo que guarda el propio portal. Aquí los registros se guardan en el sistema del proveedor, por lo que no hay nada que mostrar. Para abrir los pedidos, los cargos o las tarifas aéreas de un registro, use el enlace que recibió.',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'gaps.saveRemoves':
    'Algunas entradas de este registro no se pueden mostrar. Al guardar se eliminarían, así que aquí no se puede cambiar nada.',
};

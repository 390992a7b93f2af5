import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lost.notFound':
    'La respuesta a su cambio se perdió. El cambio no figura en lo guardado: inténtelo de nuevo.',
  'lost.unclear':
    'La respuesta a su cambio se perdió y no se ha podido saber si está guardado. Compruebe lo guardado antes de intentarlo de nuevo.',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'draft.kept': 'Lo que introduce se conserva en este dispositivo hasta que lo envíe.',
  'draft.notKept':
    'Este dispositivo no puede conservar lo que introduce. Envíelo antes de salir de la página.',
  'draft.again': 'Su borrador está de nuevo aquí.',
  'draft.againOf': 'Su borrador del {time} está de nuevo aquí.',
  'draft.discard': 'Descartar borrador',
  'draft.others': '{count, plural, one {Hay otro borrador.} other {Hay otros # borradores.}}',
  'draft.goOn': 'Continuar con este',
  'draft.wordless': 'sin texto',
};

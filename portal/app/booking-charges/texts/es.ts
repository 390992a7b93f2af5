import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Esta dirección no indica con qué rol introduce los cargos. Ábralos con el suyo.',
  'chargesPage.open': 'Abrir los cargos',
  'chargesPage.unsaved.title': 'Los cargos no están guardados',
  'chargesPage.unsaved.text':
    'La cotización se emite con los cargos guardados. Lo que ha introducido desde entonces no forma parte de ella.',
  'chargesPage.unsaved.draft':
    'Se conserva como borrador en este dispositivo, si este puede guardarlo, y se le ofrece cuando vuelva a abrir los cargos.',
  'chargesPage.unsaved.issue': 'Emitir sin ellos',
  'chargesPage.unsaved.stay': 'Volver a los cargos',
};

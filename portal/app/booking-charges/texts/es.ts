import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Esta dirección no indica con qué rol introduce los cargos. Ábralos con el suyo.',
  'chargesPage.open': 'Abrir los cargos',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'number.ambiguous': '« {text} » peut désigner deux nombres. Veuillez choisir le bon :',
};

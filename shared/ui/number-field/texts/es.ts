import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'number.ambiguous': '«{text}» puede significar dos números. Elija el que quiere decir:',
};

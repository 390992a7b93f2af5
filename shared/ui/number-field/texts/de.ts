import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'number.ambiguous': '„{text}“ kann zwei Zahlen bedeuten. Bitte wählen Sie die gemeinte:',
};

import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'このアドレスには、どの権限で諸費用を入力するかが含まれていません。ご自身の権限で開いてください。',
  'chargesPage.open': '諸費用を開く',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'keys.title': 'Atajos de teclado',
  'keys.name':
    '{key, select, Ctrl {Ctrl} Shift {Mayús} Enter {Intro} Home {Inicio} End {Fin} PageUp {Re Pág} PageDown {Av Pág} Backspace {Retroceso} Delete {Supr} Esc {Esc} other {{key}}}',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'keys.title': 'Tastenkürzel',
  'keys.name':
    '{key, select, Ctrl {Strg} Shift {Umschalt} Enter {Eingabe} Home {Pos1} End {Ende} PageUp {Bild auf} PageDown {Bild ab} Backspace {Rücktaste} Delete {Entf} Esc {Esc} other {{key}}}',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'keys.title': 'Raccourcis clavier',
  'keys.name':
    '{key, select, Ctrl {Ctrl} Shift {Maj} Enter {Entrée} Home {Début} End {Fin} PageUp {Page préc.} PageDown {Page suiv.} Backspace {Retour arrière} Delete {Suppr} Esc {Échap} other {{key}}}',
};

import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'keys.title': '键盘快捷键',
  'keys.name':
    '{key, select, Ctrl {Ctrl} Shift {Shift} Enter {Enter} Home {Home} End {End} PageUp {Page Up} PageDown {Page Down} Backspace {Backspace} Delete {Delete} Esc {Esc} other {{key}}}',
};

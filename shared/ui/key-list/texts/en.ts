export const en = {
  'keys.title': 'Keyboard shortcuts',
  'keys.name':
    '{key, select, Ctrl {Ctrl} Shift {Shift} Enter {Enter} Home {Home} End {End} PageUp {Page Up} PageDown {Page Down} Backspace {Backspace} Delete {Delete} Esc {Esc} other {{key}}}',
} as const satisfies Record<string, string>;

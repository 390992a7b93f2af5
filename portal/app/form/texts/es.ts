import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'form.moment.unreadable': 'Escriba el día y la hora como 31 dic 2026, 14:30 o 2026-12-31 14:30.',
  'form.moment.noTime': 'Añada la hora, por ejemplo 31 dic 2026, 14:30.',
  'form.time.unreadable': 'Escriba una hora como 14:30.',
};

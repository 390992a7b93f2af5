import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'calendar.previous': 'Mes anterior',
  'calendar.next': 'Mes siguiente',
  'calendar.name': 'Calendario',
  'date.ambiguous': 'No se distingue el día del mes. Escriba la fecha como 31 dic 2026 o 2026-12-31.',
  'date.unreadable': 'Escriba una fecha como 31 dic 2026 o 2026-12-31.',
  'date.offer': 'Usar {day}',
};

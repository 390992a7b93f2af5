import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'unclear.title': '¿Qué significan estos números?',
  'unclear.question':
    '{count} números pegados se pueden leer de dos maneras, por ejemplo «{text}». ¿Cómo se deben leer?',
  'unclear.as': 'Como {text}',
  'unclear.later': 'Decidir celda por celda',
};

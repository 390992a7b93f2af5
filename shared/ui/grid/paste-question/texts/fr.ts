import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'unclear.title': 'Que signifient ces nombres ?',
  'unclear.question':
    '{count} nombres collés peuvent se lire de deux façons, par exemple « {text} ». Comment faut-il les lire ?',
  'unclear.as': 'Comme {text}',
  'unclear.later': 'Décider cellule par cellule',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'conflict.both': 'Otra persona guardó mientras tanto. Elija qué vale y guarde de nuevo.',
  'conflict.other':
    'Otra persona guardó mientras tanto. Sus cambios se añadieron a los suyos; revise y guarde de nuevo.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'El suyo: {value}',
  'conflict.theirs': 'Guardado por otra persona: {value}',
  'conflict.choose': 'Elija uno de los dos.',
};

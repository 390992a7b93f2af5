import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'conflict.someone': 'Otra persona guardó mientras tanto.',
  'conflict.by': '{name} guardó mientras tanto ({time}).',
  'conflict.own': 'Usted guardó en otra ventana ({time}).',
  'conflict.message': '{who} {next}',
  'conflict.both': 'Elija qué vale y guarde de nuevo.',
  'conflict.other': 'Esos cambios se añadieron a los suyos; revise y guarde de nuevo.',
  'conflict.again': 'Revise y guarde de nuevo.',
  'conflict.kept': 'Lo que introdujo sigue aquí. Revise lo que ha cambiado e inténtelo de nuevo.',
  'conflict.read': 'Revise lo que ha cambiado antes de decidir.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'El suyo: {value}',
  'conflict.theirs': 'Guardado mientras tanto: {value}',
  'conflict.choose': 'Elija uno de los dos.',
  'conflict.none': 'sin dato',
  'conflict.over.by': 'Por {name}, {time}.',
  'conflict.over.own': 'Por usted en otra ventana, {time}.',
};

import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'session.endsSoon': 'Su sesión termina en menos de 5 minutos.',
  'session.signInAgain': 'Iniciar sesión de nuevo',
  'session.cancel': 'Cancelar',
  'session.goesOn':
    'Inicie sesión como {email} y esta página continuará donde está. Para cualquier otra persona se carga de nuevo y se pierde lo que no esté guardado.',
  'session.startsAnew': 'Después esta página se carga de nuevo y se pierde lo que no esté guardado.',
};

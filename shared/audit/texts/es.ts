import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'actor.unnamed':
    '{who, select, link {Titular de un enlace firmado} server {El portal} other {Alguien sin cuenta}}',
  'actor.holder': '{name}, por un enlace firmado',
  'actor.serviceKey': 'Clave de servicio {name}',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'actor.unnamed':
    '{who, select, link {Détenteur d’un lien signé} server {Le portail} other {Quelqu’un sans compte}}',
  'actor.holder': '{name}, par un lien signé',
  'actor.serviceKey': 'Clé de service {name}',
};

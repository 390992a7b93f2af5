import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'actor.unnamed':
    '{who, select, link {Inhaber eines signierten Links} server {Das Portal} other {Jemand ohne Konto}}',
  'actor.holder': '{name}, über einen signierten Link',
  'actor.serviceKey': 'Dienstschlüssel {name}',
};

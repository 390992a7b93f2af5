export const en = {
  'actor.unnamed':
    '{who, select, link {Holder of a signed link} server {The portal} other {Somebody without an account}}',
  'actor.holder': '{name}, by a signed link',
  'actor.serviceKey': 'Service key {name}',
} as const satisfies Record<string, string>;

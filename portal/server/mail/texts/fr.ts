import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'mail.reset.subject': 'Votre code pour un nouveau mot de passe',
  'mail.reset.intro':
    'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte du portail client.',
  'mail.reset.code': 'Votre code\u00a0: {code}',
  'mail.reset.limits':
    'Il ne sert qu’une fois, pendant {minutes, plural, one {# minute} other {# minutes}}. Un nouveau code remplace le précédent.',
  'mail.reset.ignore':
    'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.',
  'mail.invite.subject': 'Votre invitation au portail client',
  'mail.invite.intro': 'Vous êtes invité(e) sur le portail client, pour la société {company}.',
  'mail.invite.link': 'Ouvrez ce lien pour choisir votre mot de passe\u00a0:',
  'mail.invite.limits':
    'Elle ne sert qu’une fois, jusqu’au {date}. Une nouvelle invitation remplace la précédente.',
  'mail.invite.ignore': 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.',
};

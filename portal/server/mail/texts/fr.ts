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
  'mail.access.when': 'Date et heure\u00a0: {when}',
  'mail.access.ignore': 'Si c’était vous, vous n’avez rien à faire.',
  'mail.password.subject': 'Votre mot de passe a été modifié',
  'mail.password.intro': 'Le mot de passe de votre compte {email} du portail client a été modifié.',
  'mail.password.byOwner': 'Par\u00a0: vous, depuis votre profil, session ouverte',
  'mail.password.byCode': 'Par\u00a0: quelqu’un disposant d’un code envoyé à cette adresse',
  'mail.password.otherwise':
    'Si ce n’était pas vous, définissez immédiatement un autre mot de passe et prévenez {provider}. Un nouveau mot de passe ferme toutes les sessions. Commencez ici\u00a0:',
  'mail.role.subject': 'Votre rôle sur le portail client a été modifié',
  'mail.role.intro': 'Votre compte {email} du portail client a désormais le rôle {role}.',
  'mail.role.before': 'Jusqu’ici, il avait le rôle {role}.',
  'mail.role.name':
    '{role, select, Manager {Gestionnaire} Admin {Administrateur} Agent {Agent} User {Utilisateur} other {{role}}}',
  'mail.role.by': 'Par\u00a0: un administrateur',
  'mail.role.signIn': 'Vos sessions sont fermées partout. Veuillez vous reconnecter.',
  'mail.role.otherwise': 'Si vous ne vous y attendiez pas, veuillez contacter {provider}.',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'invite.title': 'Bienvenue',
  'invite.explanation':
    'Définissez le mot de passe avec lequel vous vous connecterez et indiquez-nous votre nom.',
  'invite.verifying': 'Vérification de votre invitation',
  'invite.wrongLink': 'Le lien de vérification est incorrect',
  'invite.wrongLink.explanation':
    'Une invitation ne sert qu’une fois et pour une durée limitée. Demandez-en une autre à la personne qui vous l’a envoyée, ou connectez-vous si vous avez déjà défini votre mot de passe.',
  'invite.wrongLink.later': 'Rouvrez le lien plus tard.',
  'invite.misplaced':
    'Votre société n’a plus le rôle pour lequel vous avez été invité. Demandez une nouvelle invitation à la personne qui vous a invité.',
  'invite.firstName': 'Prénom',
  'invite.lastName': 'Nom',
  'invite.done': 'Mot de passe défini',
};

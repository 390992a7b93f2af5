import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'refusal.link': 'Ce lien n’ouvre pas cette page',
  'refusal.link.more':
    'Le lien a peut-être expiré ou été retiré. Demandez-en un nouveau à la personne qui l’a envoyé, ou connectez-vous avec un compte qui a accès à ce dossier.',
  'refusal.visitor': 'Connectez-vous pour ouvrir cette page',
  'refusal.visitor.more':
    'Connectez-vous avec un compte qui a accès à ce dossier, ou demandez un lien signé à la personne qui vous a envoyé ici.',
  'refusal.account': 'Votre compte n’a pas accès ici',
  'refusal.account.more':
    'Connectez-vous avec un compte qui a accès à ce dossier, ou adressez-vous à un administrateur de votre société.',
  'refusal.askAdmin': 'Adressez-vous à un administrateur du prestataire si vous en avez besoin.',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'reset.title': 'Mot de passe oublié\u00a0?',
  'reset.explanation':
    'Saisissez l’e-mail avec lequel vous vous connectez. Vous recevrez un code à cinq chiffres pour définir un nouveau mot de passe.',
  'reset.sent': 'Le code a été envoyé à votre adresse e-mail',
  'reset.sent.explanation':
    'Le code a été envoyé à {email} et reste valable 10 minutes. S’il n’arrive pas, cherchez dans les indésirables, ou revenez en arrière et envoyez-en un autre.',
  'reset.otp': 'Code à usage unique',
  'reset.otp.minimum': '3 caractères minimum',
  'reset.otp.maximum': '5 caractères maximum',
  'reset.otp.digits': 'Le code doit comporter 5 chiffres',
  'reset.notFound': '{name}\u00a0: introuvable',
  'reset.set': 'Définir un nouveau mot de passe',
  'reset.failed': 'Échec de la mise à jour du mot de passe',
  'reset.done': 'Mot de passe réinitialisé',
  'reset.back': 'Retour',
  'reset.again': 'Recommencer',
};

import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'reason.graphql': 'Erreur GraphQL\u00a0: {message}',
  'reason.http': 'Erreur HTTP\u00a0! Statut\u00a0: {status}',
  'reason.unreachable': 'Le service est injoignable',
  'reason.timeout': 'Le service n’a pas répondu à temps',
  'reason.unexpected': 'Réponse inattendue',
  'reason.noToken': 'Impossible d’obtenir le JWT',
  'reason.number.empty': 'Le numéro est vide.',
  'reason.number.long': 'Le numéro dépasse 100 caractères.',
  'reason.number.control': 'Le numéro contient un caractère de contrôle.',
  'reason.number.half': 'Le numéro contient une moitié de caractère.',
};

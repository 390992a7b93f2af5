import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'booking.new': 'Demander une réservation',
  'booking.back': 'Retour sans envoyer',
  'booking.freight': 'Fret',
  'booking.pieces': 'Colis',
  'booking.optional': 'Facultatif',
  'booking.ordersTitle': 'Commandes',
  'booking.orders': 'Commandes à expédier',
  'booking.orders.hint': 'Facultatif. Les commandes peuvent aussi être rattachées plus tard.',
  'booking.orders.placeholder': 'Saisir une partie du numéro',
  'booking.orders.customerFirst': 'Choisissez d’abord le client.',
  'booking.parties': 'Parties et remarques',
  'booking.request': 'Demander la réservation',
  'booking.save': 'Enregistrer les modifications',
  'booking.sending': 'Envoi en cours',
  'booking.kept': 'Votre saisie est conservée sur cet appareil jusqu’à l’envoi.',
  'booking.notKept': 'Cet appareil ne peut pas conserver votre saisie. Envoyez-la avant de quitter la page.',
  'booking.restored': 'Votre saisie précédente a été rétablie.',
  'booking.startOver': 'Recommencer',
  'booking.problem.customer': 'Choisissez la société propriétaire des marchandises.',
  'booking.problem.pieces': 'Saisissez un nombre entier, au moins 1.',
  'booking.quoteOpen':
    '{reference} n’a pas été accepté ; il ne peut pas encore donner lieu à une réservation.',
  'booking.answered': '{reference} a reçu une réponse et ne peut plus être modifiée ici.',
};

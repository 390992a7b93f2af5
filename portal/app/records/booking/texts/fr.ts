import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'booking.request.title': 'Demande de réservation',
  'booking.cargoReadyOn': 'Marchandise prête le',
  'booking.shipper': 'Expéditeur',
  'booking.consignee': 'Destinataire',
  'booking.remarks': 'Remarques',
  'booking.pieceCount': '{count, plural, one {# colis} other {# colis}}',
  'booking.change': 'Modifier la demande',
  'booking.state.waiting':
    'Cette réservation attend d’être confirmée. D’ici là, elle peut être modifiée ou retirée.',
  'booking.state.answer': 'Le client attend votre réponse.',
  'booking.state.by': 'Demandée par {name}.',
  'booking.state.confirmed': 'Confirmée le {time} par {name}.',
  'booking.state.declined': 'Refusée le {time} par {name}.',
  'booking.state.withdrawn': 'Retirée le {time} par {name}.',
  'booking.confirm': 'Confirmer la réservation',
  'booking.confirm.title': 'Confirmer {reference} ?',
  'booking.confirm.note': 'Le client en est averti aussitôt. Ensuite, la demande ne peut plus être modifiée.',
  'booking.decline': 'Refuser la réservation',
  'booking.decline.title': 'Refuser {reference} ?',
  'booking.decline.reason': 'Motif',
  'booking.decline.note': 'Le client le lit.',
  'booking.withdraw': 'Retirer la demande',
  'booking.withdraw.title': 'Retirer {reference} ?',
  'booking.withdraw.note': 'La réservation est annulée. Une nouvelle peut être demandée à tout moment.',
};

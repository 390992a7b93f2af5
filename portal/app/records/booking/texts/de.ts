import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'booking.request.title': 'Buchungsanfrage',
  'booking.cargoReadyOn': 'Ware bereit am',
  'booking.shipper': 'Versender',
  'booking.consignee': 'Empfänger',
  'booking.remarks': 'Bemerkungen',
  'booking.pieceCount': '{count, plural, one {# Packstück} other {# Packstücke}}',
  'booking.change': 'Anfrage ändern',
  'booking.state.waiting':
    'Diese Buchung wartet auf die Bestätigung. Bis dahin kann sie geändert oder zurückgezogen werden.',
  'booking.state.answer': 'Der Kunde wartet auf Ihre Antwort.',
  'booking.state.by': 'Angefragt von {name}.',
  'booking.state.confirmed': 'Bestätigt am {time} von {name}.',
  'booking.state.declined': 'Abgelehnt am {time} von {name}.',
  'booking.state.withdrawn': 'Zurückgezogen am {time} von {name}.',
  'booking.confirm': 'Buchung bestätigen',
  'booking.confirm.title': '{reference} bestätigen?',
  'booking.confirm.note': 'Der Kunde erfährt es sofort. Danach lässt sich die Anfrage nicht mehr ändern.',
  'booking.decline': 'Buchung ablehnen',
  'booking.decline.title': '{reference} ablehnen?',
  'booking.decline.reason': 'Grund',
  'booking.decline.note': 'Der Kunde liest ihn.',
  'booking.withdraw': 'Anfrage zurückziehen',
  'booking.withdraw.title': '{reference} zurückziehen?',
  'booking.withdraw.note': 'Die Buchung wird storniert. Eine neue kann jederzeit angefragt werden.',
};

import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'booking.new': 'Buchung anfragen',
  'booking.back': 'Zurück, ohne zu senden',
  'booking.freight': 'Fracht',
  'booking.pieces': 'Packstücke',
  'booking.optional': 'Freiwillig',
  'booking.ordersTitle': 'Bestellungen',
  'booking.orders': 'Zu versendende Bestellungen',
  'booking.orders.hint': 'Freiwillig. Bestellungen lassen sich auch später zuordnen.',
  'booking.orders.placeholder': 'Teil der Nummer eingeben',
  'booking.orders.customerFirst': 'Bitte wählen Sie zuerst den Kunden.',
  'booking.parties': 'Beteiligte und Bemerkungen',
  'booking.request': 'Buchung anfragen',
  'booking.save': 'Änderungen speichern',
  'booking.sending': 'Wird gesendet',
  'booking.kept': 'Ihre Eingaben bleiben auf diesem Gerät, bis Sie sie senden.',
  'booking.notKept':
    'Dieses Gerät kann Ihre Eingaben nicht aufbewahren. Bitte senden Sie sie, bevor Sie die Seite verlassen.',
  'booking.restored': 'Ihre früheren Eingaben wurden wiederhergestellt.',
  'booking.startOver': 'Neu beginnen',
  'booking.problem.customer': 'Bitte wählen Sie das Unternehmen, dem die Ware gehört.',
  'booking.problem.pieces': 'Bitte geben Sie eine ganze Zahl ein, mindestens 1.',
  'booking.quoteOpen': '{reference} wurde nicht angenommen, daher kann daraus noch keine Buchung werden.',
  'booking.answered': '{reference} wurde inzwischen beantwortet und lässt sich hier nicht mehr ändern.',
};

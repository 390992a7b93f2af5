import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'palette.title': 'Zu Seite oder Datensatz',
  'palette.placeholder': 'Seite, Aktion, Referenz, Container- oder B/L-Nummer, Name oder ID',
  'palette.placeholder.short': 'Seite, Aktion, Name oder Nummer',
  'palette.recent': 'Zuletzt',
  'palette.screens': 'Seiten',
  'palette.actions': 'Aktionen',
  'palette.records': 'Datensätze',
  'palette.none': 'Nichts gefunden für „{query}“.',
  'palette.short': 'Datensätze finden Sie ab drei Zeichen oder über ihre ID.',
  'palette.searching': 'Datensätze werden gesucht',
  'palette.failed': 'Die Datensätze konnten nicht durchsucht werden.',
  'palette.offline': 'Sie sind offline. Datensätze werden gesucht, sobald die Verbindung wieder da ist.',
  'palette.count': '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  'palette.keys.move': 'bewegen',
  'palette.keys.take': 'öffnen',
  'palette.keys.close': 'schließen',
  'palette.theme': 'Design: {theme, select, light {Hell} dark {Dunkel} other {Wie das Gerät}}',
  'palette.language': 'Sprache: {name}',
  'palette.density': 'Dichte: {density, select, compact {Kompakt} other {Komfortabel}}',
  'palette.type':
    '{type, select, booking {Buchung} shipment {Sendung} quote {Angebot} manifest {Manifest} invoice {Rechnung} creditNote {Gutschrift} container {Container} transportDocument {Transportdokument} carrierReference {Buchungsnummer des Frachtführers} webUser {Person} purchaseOrder {Bestellung} styleNumber {Style-Nummer} company {Firma} port {Hafen} airport {Flughafen} other {Datensatz}}',
};

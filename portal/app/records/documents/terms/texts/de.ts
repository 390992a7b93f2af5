import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'document.type':
    '{type, select, billOfLading {Konnossement} seaWaybill {Seefrachtbrief} airWaybill {Luftfrachtbrief} commercialInvoice {Handelsrechnung} packingList {Packliste} certificateOfOrigin {Ursprungszeugnis} customsDeclaration {Zollanmeldung} arrivalNotice {Ankunftsanzeige} deliveryOrder {Auslieferungsauftrag} other {Sonstiges Dokument}}',
  'document.visibility':
    '{visibility, select, agent {Agent und Spediteur} customer {Kunde und Spediteur} internal {Nur Spediteur} other {Alle Beteiligten}}',
};

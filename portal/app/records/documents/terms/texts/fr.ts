import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'document.type':
    '{type, select, billOfLading {Connaissement} seaWaybill {Lettre de transport maritime} airWaybill {Lettre de transport aérien} commercialInvoice {Facture commerciale} packingList {Liste de colisage} certificateOfOrigin {Certificat d’origine} customsDeclaration {Déclaration en douane} arrivalNotice {Avis d’arrivée} deliveryOrder {Bon à délivrer} other {Autre pièce}}',
  'document.visibility':
    '{visibility, select, agent {Agent et transitaire} customer {Client et transitaire} internal {Transitaire seul} other {Tous les intervenants}}',
};

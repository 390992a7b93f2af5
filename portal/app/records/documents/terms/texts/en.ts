export const en = {
  'document.type':
    '{type, select, billOfLading {Bill of lading} seaWaybill {Sea waybill} airWaybill {Air waybill} commercialInvoice {Commercial invoice} packingList {Packing list} certificateOfOrigin {Certificate of origin} customsDeclaration {Customs declaration} arrivalNotice {Arrival notice} deliveryOrder {Delivery order} other {Other document}}',
  'document.visibility':
    '{visibility, select, agent {Agent and forwarder} customer {Customer and forwarder} internal {Forwarder only} other {Everyone on this record}}',
} as const satisfies Record<string, string>;

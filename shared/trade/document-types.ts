/**
 * What a document of freight is, with its code in UN/EDIFACT 1001 (document names), by which other systems know it; null
 * for what has none. The order is that of the trade: what the goods travel by, what they are, what customs and the
 * receiver need.
 */
export const DOCUMENT_TYPES = {
  billOfLading: '705',
  seaWaybill: '710',
  airWaybill: '740',
  commercialInvoice: '380',
  packingList: '271',
  certificateOfOrigin: '861',
  customsDeclaration: '929',
  arrivalNotice: '781',
  deliveryOrder: '640',
  other: null,
} as const satisfies Record<string, string | null>;

export type DocumentType = keyof typeof DOCUMENT_TYPES;

export const DOCUMENT_TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]];

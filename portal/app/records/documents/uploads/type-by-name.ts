import type { DocumentType } from '../../../../../shared/trade/document-types.ts';

/** Words by which the trade names its files, in the languages of the portal; the first that fits decides. */
const NAMES: readonly (readonly [DocumentType, RegExp])[] = [
  ['arrivalNotice', /arrival|ankunft|arriv[ée]e|llegada|到着|到货/],
  ['deliveryOrder', /delivery.?order|auslieferung|orden.de.entrega|bon.[aà].d[ée]livrer|荷渡|提货/],
  ['certificateOfOrigin', /certificat|origin|ursprung|原産地|原产地/],
  ['customsDeclaration', /customs|zoll|aduana|douane|税関|报关/],
  ['packingList', /pack|colisage|empaque|梱包|装箱/],
  ['commercialInvoice', /invoice|rechnung|factur|送り状|发票/],
  ['seaWaybill', /sea.?way.?bill|seefrachtbrief|海上運送状|海运单/],
  ['airWaybill', /air.?way.?bill|h?m?awb|luftfrachtbrief|航空運送状|空运单/],
  ['billOfLading', /bill.?of.?lading|konnossement|connaissement|conocimiento|船荷|提单/],
];
/** Short, so that it counts only where it stands alone. */
const SHORT_NAMES: readonly (readonly [DocumentType, RegExp])[] = [
  ['billOfLading', /^[hm]?bl$/],
  ['commercialInvoice', /^(ci|inv)$/],
  ['packingList', /^pl$/],
  ['certificateOfOrigin', /^co[o]?$/],
];

/** What a file probably is, by its name; `other` where that tells nothing. */
export function typeByName(fileName: string): DocumentType {
  // macOS takes accents apart in names of files.
  const name = fileName
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '');
  const long = NAMES.find(([, pattern]) => pattern.test(name));
  if (long) return long[0];
  const words = name.split(/[^\p{L}]+/u);
  return SHORT_NAMES.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'other';
}

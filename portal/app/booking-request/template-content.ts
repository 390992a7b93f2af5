import type { TemplateContent } from '../../../shared/contract/booking-templates.ts';
import { VOLUME_DIGITS, WEIGHT_DIGITS } from '../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import { unNumberIn } from '../../../shared/trade/dangerous-goods.ts';
import { storedNumber, valueIn } from '../../../shared/trade/number-entry.ts';
import { measureIn } from '../rate-search/query/check-fields.ts';
import { countsIn } from '../records/quote/search-again.ts';
import { firstEntry, type RequestEntry } from './entry.ts';

/** What of the entries is the same each time; what can't be understood is left out. */
export function contentOf(entry: RequestEntry): TemplateContent {
  const isDangerous = entry.danger === 'yes';
  const pieces = Number(valueIn(entry.pieces) ?? Number.NaN);
  return {
    ...{ mode: entry.mode, origin: entry.origin, destination: entry.destination },
    containers: RATE_CONTAINERS.flatMap((type) => {
      const count = Number(valueIn(entry.counts[type]) ?? 0);
      return count > 0 ? `${count} x ${type}` : [];
    }).join(', '),
    weightKg: measureIn(entry.weight, WEIGHT_DIGITS) ?? '',
    volumeCbm: measureIn(entry.volume, VOLUME_DIGITS) ?? '',
    pieces: Number.isInteger(pieces) && pieces > 0 ? pieces : null,
    ...{ shipper: entry.shipper, consignee: entry.consignee, remarks: entry.remarks, pickUp: entry.pickUp },
    incoterm: entry.incoterm || null,
    isDangerous: entry.danger === '' ? null : isDangerous,
    unNumber: (isDangerous && unNumberIn(entry.unNumber)) || null,
    dangerClass: (isDangerous && entry.dangerClass) || null,
  };
}

/** A request that begins with a template. */
export const entryOfTemplate = (content: TemplateContent): RequestEntry => ({
  ...firstEntry(),
  ...{ mode: content.mode, origin: content.origin, destination: content.destination },
  counts: countsIn(content.containers),
  weight: storedNumber(Number(content.weightKg) || null),
  volume: storedNumber(Number(content.volumeCbm) || null),
  pieces: storedNumber(content.pieces),
  ...{ shipper: content.shipper, consignee: content.consignee },
  ...{ remarks: content.remarks, pickUp: content.pickUp },
  incoterm: content.incoterm ?? '',
  danger: content.isDangerous === null ? '' : content.isDangerous ? 'yes' : 'no',
  unNumber: content.unNumber ?? '',
  dangerClass: content.dangerClass ?? '',
});

import {
  MOST_PIECES,
  PARTY_MAX_LENGTH,
  REMARKS_MAX_LENGTH,
} from '../../../shared/contract/booking-requests.ts';
import { type SearchRates, VOLUME_DIGITS, WEIGHT_DIGITS } from '../../../shared/contract/rate-search.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { unNumberIn } from '../../../shared/trade/dangerous-goods.ts';
import { isBlank, valueIn } from '../../../shared/trade/number-entry.ts';
import { checkFields, isCount, measureIn } from '../rate-search/query/check-fields.ts';
import { texts as searchTexts } from '../rate-search/texts/index.ts';
import type { RequestEntry } from './entry.ts';
import { texts } from './texts/index.ts';

/** The fields of the form, by their names in the action's input. */
export type FieldName =
  | 'customerId'
  | 'origin'
  | 'destination'
  | 'cargoReadyOn'
  | 'containers'
  | 'weightKg'
  | 'volumeCbm'
  | 'pieces'
  | 'orderIds'
  | 'shipper'
  | 'consignee'
  | 'remarks'
  | 'incoterm'
  | 'isDangerous'
  | 'unNumber'
  | 'dangerClass'
  | 'pickUp'
  | 'sailingId'
  | 'flightId';
export type Problems = Partial<Record<FieldName, Text>>;

interface Rules {
  /** The person works for several companies, and has to say which one it is for. */
  needsCustomer: boolean;
  /** A day that was stored before and has passed since is no fault of this change. */
  storedDay: string;
  today: string;
}

/** What is to be requested, as it was understood, or what is wrong with the entries, at each of them. */
export function checkEntry(
  entry: RequestEntry,
  { needsCustomer, storedDay, today }: Rules,
): { search: SearchRates; problems?: undefined } | { problems: Problems } {
  const checked = checkFields(entry);
  const problems: Problems = {};
  if ('problems' in checked) {
    const { day, ...others } = checked.problems;
    for (const [field, id] of Object.entries(others)) problems[field as FieldName] = searchTexts(id);
    if (day) problems.cargoReadyOn = searchTexts(day);
  }
  if (needsCustomer && !entry.customer) problems.customerId = texts('booking.problem.customer');
  if (!problems.cargoReadyOn && entry.day < today && entry.day !== storedDay)
    problems.cargoReadyOn = texts('record.delivery.past');
  if (entry.mode === 'FCL') {
    if (!isBlank(entry.weight) && measureIn(entry.weight, WEIGHT_DIGITS) === undefined)
      problems.weightKg = searchTexts('rateSearch.problem.weight');
    if (!isBlank(entry.volume) && measureIn(entry.volume, VOLUME_DIGITS) === undefined)
      problems.volumeCbm = searchTexts('rateSearch.problem.volume');
  }
  if (!isBlank(entry.pieces) && !isCount(Number(valueIn(entry.pieces)), MOST_PIECES))
    problems.pieces = texts('booking.problem.pieces');
  for (const [field, most] of [
    ['shipper', PARTY_MAX_LENGTH],
    ['consignee', PARTY_MAX_LENGTH],
    ['remarks', REMARKS_MAX_LENGTH],
    ['pickUp', PARTY_MAX_LENGTH],
  ] as const)
    if (entry[field].length > most) problems[field] = texts('record.delivery.long', { most });
  if (entry.danger === 'yes') {
    if (unNumberIn(entry.unNumber) === undefined) problems.unNumber = texts('booking.problem.unNumber');
    if (entry.dangerClass === '') problems.dangerClass = texts('booking.problem.dangerClass');
  }
  if (Object.keys(problems).length > 0 || !('search' in checked)) return { problems };
  return { search: checked.search };
}

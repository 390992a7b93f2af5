import { isDay } from '../../../../shared/contract/day.ts';
import {
  MOST_CONTAINERS,
  type SearchRates,
  VOLUME_DIGITS,
  WEIGHT_DIGITS,
} from '../../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { type Digits, readRateNumber } from '../../../../shared/trade/rate-number.ts';
import type { TextId } from '../texts/index.ts';
import type { Fields } from './fields.ts';

/** The fields of the form; a refusal of the server names them by these names, too. */
export type FieldName = 'origin' | 'destination' | 'day' | 'weightKg' | 'volumeCbm' | 'containers';
export type Problems = Readonly<Partial<Record<FieldName, TextId>>>;

/** What is to be searched, or what is wrong with the fields, at each of them. */
export type Checked = { readonly search: SearchRates } | { readonly problems: Problems };

export function checkFields(fields: Fields): Checked {
  const { mode, origin, destination, day } = fields;
  const problems: Partial<Record<FieldName, TextId>> = {};
  if (origin === null) problems.origin = 'rateSearch.problem.place';
  if (destination === null) problems.destination = 'rateSearch.problem.place';
  else if (destination === origin) problems.destination = 'rateSearch.problem.samePlace';
  if (!isDay(day)) problems.day = 'rateSearch.problem.day';

  const weight = measureIn(fields.weight, WEIGHT_DIGITS);
  const volume = measureIn(fields.volume, VOLUME_DIGITS);
  const isVolumeLeftOut = mode === 'Air' && fields.volume.trim() === '';
  const counts = mode === 'FCL' ? containersIn(fields.counts) : undefined;
  if (mode === 'FCL' && !counts) problems.containers = 'rateSearch.problem.containers';
  if (mode !== 'FCL' && weight === undefined) problems.weightKg = 'rateSearch.problem.weight';
  if (mode !== 'FCL' && volume === undefined && !isVolumeLeftOut)
    problems.volumeCbm = 'rateSearch.problem.volume';
  if (Object.keys(problems).length > 0) return { problems };

  const lane = { origin: origin!, destination: destination!, day };
  if (mode === 'FCL') return { search: { ...lane, mode, containers: counts! } };
  return { search: { ...lane, mode, weightKg: weight!, volumeCbm: volume ?? '' } };
}

/** A number above zero as canonical text. */
export function measureIn(text: string, digits: Digits): string | undefined {
  const read = readRateNumber(text, digits);
  return 'value' in read && Number(read.value) > 0 ? read.value : undefined;
}

/** The containers of each type, of which at least one is asked for; undefined for anything else. */
function containersIn(
  counts: Fields['counts'],
): Extract<SearchRates, { mode: 'FCL' }>['containers'] | undefined {
  const typed = RATE_CONTAINERS.map((type) => [type, counts[type].trim()] as const);
  const given = typed.filter(([, count]) => count !== '' && !/^0+$/.test(count));
  const isGood = given.every(([, count]) => /^\d{1,3}$/.test(count) && Number(count) <= MOST_CONTAINERS);
  if (given.length === 0 || !isGood) return undefined;
  return Object.fromEntries(given.map(([type, count]) => [type, Number(count)]));
}

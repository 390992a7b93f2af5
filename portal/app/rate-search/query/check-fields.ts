import { isDay } from '../../../../shared/contract/day.ts';
import {
  MOST_CONTAINERS,
  type SearchRates,
  VOLUME_DIGITS,
  WEIGHT_DIGITS,
} from '../../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { isBlank, type NumberEntry, readingOf, valueIn } from '../../../../shared/trade/number-entry.ts';
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
  const isVolumeLeftOut = mode === 'Air' && isBlank(fields.volume);
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

/** The digits that a number has at most before and after its decimal sign. */
type Digits = Readonly<Record<'whole' | 'decimals', number>>;

/** A number above zero as canonical text; undefined for anything else. */
export function measureIn(entry: NumberEntry, digits: Digits): string | undefined {
  const value = valueIn(entry);
  if (value === undefined || !(Number(value) > 0)) return undefined;
  const [whole = '', decimals = ''] = value.split('.');
  return whole.length <= digits.whole && decimals.length <= digits.decimals ? value : undefined;
}

/** The containers of each type, of which at least one is asked for; undefined for anything else. */
function containersIn(
  counts: Fields['counts'],
): Extract<SearchRates, { mode: 'FCL' }>['containers'] | undefined {
  const given = RATE_CONTAINERS.flatMap((type) => {
    const read = readingOf(counts[type]);
    if ('error' in read) return read.error === 'blank' ? [] : [[type, Number.NaN] as const];
    return read.value === '0' ? [] : [[type, Number(read.value)] as const];
  });
  const isGood = given.every(([, count]) => isCount(count, MOST_CONTAINERS));
  return given.length > 0 && isGood ? Object.fromEntries(given) : undefined;
}

/** Whether a number is a whole one from 1 to the most that there may be. */
export const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most;

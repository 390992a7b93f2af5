import { SEARCH_MODES, type SearchMode } from '../../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import type { RateContainer } from '../../../../shared/trade/freight-offer.ts';
import { BLANK, type NumberEntry, storedNumber } from '../../../../shared/trade/number-entry.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';

/** What is entered into the form of a search; a day that can't be read as it is typed. */
export interface Fields {
  mode: SearchMode;
  /** Ids of ports, by air of airports. */
  origin: number | null;
  destination: number | null;
  day: string;
  weight: NumberEntry;
  volume: NumberEntry;
  counts: Readonly<Record<RateContainer, NumberEntry>>;
}

const NO_CONTAINERS: Fields['counts'] = { '20GP': BLANK, '40GP': BLANK, '40HC': BLANK, '45HC': BLANK };

/** What a search begins with. */
export const firstFields = (): Fields => ({
  mode: 'FCL',
  origin: null,
  destination: null,
  day: providerToday(),
  weight: BLANK,
  volume: BLANK,
  counts: { ...NO_CONTAINERS, '40HC': { value: '1' } },
});

/** Whether the address asks for rates, rightly or not. */
export const isAsked = (query: URLSearchParams): boolean => query.has('origin') || query.has('destination');

/** The fields as the address has them; without a search those that one begins with. */
export function readFields(query: URLSearchParams): Fields {
  if (!isAsked(query)) return { ...firstFields(), mode: modeIn(query) };
  const text = (name: string) => query.get(name) ?? '';
  return {
    mode: modeIn(query),
    origin: idIn(text('origin')),
    destination: idIn(text('destination')),
    day: query.get('day') ?? providerToday(),
    weight: numberIn(text('weight')),
    volume: numberIn(text('volume')),
    counts: Object.fromEntries(
      RATE_CONTAINERS.map((type) => [type, numberIn(text(type))]),
    ) as Fields['counts'],
  };
}

/** Numbers of an address have a decimal point, whatever the language; others stand in the field as they are. */
const numberIn = (text: string): NumberEntry =>
  /^\d{1,20}(?:\.\d{1,20})?$/.test(text) ? storedNumber(text) : { text };

const numberText = (entry: NumberEntry): string => ('value' in entry ? entry.value : entry.text.trim());

/** The address of a search, without what its kind of freight doesn't have. */
export function writeFields({ mode, origin, destination, day, weight, volume, counts }: Fields): string {
  const boxes = RATE_CONTAINERS.map((type) => [type, numberText(counts[type])] as const);
  const measures = [['weight', numberText(weight)] as const, ['volume', numberText(volume)] as const];
  const given = [
    ['mode', mode] as const,
    ['origin', origin === null ? '' : String(origin)] as const,
    ['destination', destination === null ? '' : String(destination)] as const,
    ['day', day] as const,
    ...(mode === 'FCL' ? boxes : measures),
  ];
  return String(new URLSearchParams(given.filter(([, value]) => value !== '') as [string, string][]));
}

const modeIn = (query: URLSearchParams): SearchMode =>
  SEARCH_MODES.find((mode) => mode.toLowerCase() === query.get('mode')?.toLowerCase()) ?? 'FCL';

const idIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The fields with another kind of freight: airports are other places than ports. */
export function withMode(fields: Fields, mode: SearchMode): Fields {
  const isSamePlaces = (mode === 'Air') === (fields.mode === 'Air');
  return { ...fields, mode, ...(!isSamePlaces && { origin: null, destination: null }) };
}

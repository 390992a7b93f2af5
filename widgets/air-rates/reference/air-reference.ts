import type { Airport, ChargeName, CompanyName } from '../../../shared/contract/reference.ts';
import { fold } from '../../../shared/i18n/fold.ts';
import {
  airportCities,
  airportPriority,
  otherAirportNames,
} from '../../../shared/reference/airport-words.ts';
import { AIRLINE_NAMES } from '../../../shared/trade/airline-names.ts';
import { joinTokens, splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import { byPriority, type Option } from '../../../shared/ui/options/option.ts';

/** The lists that lanes and charges are chosen from, and how a text finds its entry in them. */
export interface AirReference {
  readonly airportOptions: readonly Option[];
  readonly airlineOptions: readonly Option[];
  readonly chargeOptions: readonly Option[];
  /** The airport of an IATA code. */
  airport(code: string): Airport | undefined;
  /** Whether there is an airline of exactly this name (D-137). */
  isAirline(name: string): boolean;
  isCharge(name: string): boolean;
  /**
   * AIR-44, AIR-45: the IATA code that an id, a code in any case, the `cityIden` or name of a city with one airport, or
   * another name that one airport alone has, means; an unknown text as it is, short ones in capitals. Which of a city's
   * airports is meant is for the user to say: nobody looks at each cell of a block that was pasted.
   */
  codeOf(text: string): string;
  /** Whether several airports are called so, and the text is the code of none. */
  isSeveral(text: string): boolean;
  /** The same for each code of a routing (D-136). */
  routingOf(text: string): string;
  /** The airline's own writing of a name in any case, of its IATA designator, or of the first words of its name alone. */
  airlineOf(text: string): string;
  chargeOf(text: string): string;
}

interface Lists {
  readonly airports: readonly Airport[];
  readonly airlines: readonly CompanyName[];
  readonly chargeNames: readonly ChargeName[];
}

export function createReference({ airports, airlines, chargeNames }: Lists): AirReference {
  const byCode = new Map(airports.map((airport) => [airport.code.toUpperCase(), airport]));
  const byId = new Map(airports.map((airport) => [String(airport.id), airport]));
  const byCityIden = singleBy(airports, ({ cityIden }) => [cityIden.toUpperCase()]);
  const byCity = singleBy(airports, (airport) => airportCities(airport).map(fold));
  const byOtherName = singleBy(airports, (airport) => otherAirportNames(airport).filter(isNoCode).map(fold));
  const airlineNames = namesOf(airlines.map(({ companyName }) => companyName));
  const airlineOf = (text: string): string => {
    const typed = text.trim();
    const known = airlineNames.get(fold(typed));
    if (known || !typed) return known ?? '';
    const name = fold(namesByDesignator.get(typed.toUpperCase()) ?? typed);
    const begun = [...airlineNames].filter(([other]) => other === name || other.startsWith(`${name} `));
    return begun.length === 1 ? begun[0]![1] : typed;
  };
  const charges = namesOf(chargeNames.map(({ description }) => description));

  /** Null for what several airports are called: it stands for none of them, whatever it means elsewhere. */
  const found = (typed: string): Airport | null | undefined =>
    byCode.get(typed.toUpperCase()) ??
    byId.get(typed) ??
    [byCityIden.get(typed.toUpperCase()), byCity.get(fold(typed)), byOtherName.get(fold(typed))].find(
      (airport) => airport !== undefined,
    );
  const codeOf = (text: string): string => {
    const typed = text.trim();
    const airport = found(typed);
    if (airport) return airport.code;
    return /^[a-z]{3,4}$/i.test(typed) ? typed.toUpperCase() : typed;
  };

  return {
    airportOptions: byPriority(airports.map(airportOption)),
    airlineOptions: airlines.map(({ id, companyName }) => {
      const code = designatorsByName.get(fold(companyName));
      return { id, label: companyName, ...(code && { hint: code, words: [code] }) };
    }),
    chargeOptions: chargeNames.map(({ id, description }) => ({ id, label: description })),
    airport: (code) => byCode.get(code),
    isAirline: (name) => airlineNames.get(fold(name)) === name,
    isCharge: (name) => charges.get(fold(name)) === name,
    codeOf,
    isSeveral: (text) => found(text.trim()) === null,
    routingOf: (text) => joinTokens(splitTokens(text).map(codeOf)),
    airlineOf,
    chargeOf: (text) => charges.get(fold(text.trim())) ?? text.trim(),
  };
}

const namesByDesignator = new Map(Object.entries(AIRLINE_NAMES));
const designatorsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(AIRLINE_NAMES).map(([code, name]) => [fold(name), code]),
);

const namesOf = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [fold(name), name]));

function airportOption(airport: Airport): Option {
  const { id, code, city, cityIden } = airport;
  const words = [...airportCities(airport), cityIden, String(id), ...otherAirportNames(airport)];
  return {
    ...{ id: code, code, label: code, hint: city },
    words: [...new Set(words)].filter(Boolean),
    priority: airportPriority(airport),
  };
}

/** Codes among the other names are those of cities, which may have more airports than have the code there. */
const isNoCode = (name: string): boolean => !/^[A-Z]{3}$/.test(name);

/** By their keys; null for a key of several: they are to be told apart by who types. */
function singleBy<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): ReadonlyMap<string, T | null> {
  const found = new Map<string, T | null>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) if (key) found.set(key, found.has(key) ? null : item);
  }
  return found;
}

/** Reads the texts of cells as long as the lists aren't there: nothing is known, and nothing wrong. */
export const NO_REFERENCE: AirReference = createReference({ airports: [], airlines: [], chargeNames: [] });

import type { Airport } from '../contract/reference.ts';
import { mainAirportCity } from '../trade/main-airports.ts';
import { IN_USE } from './port-options.ts';

/** The cities that an airport is called by: its own, and the one that it is the main airport of. */
export const airportCities = ({ code, city }: Airport): readonly string[] =>
  [city, mainAirportCity(code) ?? ''].filter(Boolean);

/** What an airport is called beside its code and its cities. */
export const otherAirportNames = ({ airportName, words }: Airport): readonly string[] => [
  ...(airportName ? [airportName] : []),
  ...(words ?? []),
];

/** Of the airports of one name, those that the company has in use are meant before others, then the main one of the city. */
export const airportPriority = ({ code, isInUse }: Airport): number =>
  (isInUse ? IN_USE : 0) + (mainAirportCity(code) ? 1 : 0);

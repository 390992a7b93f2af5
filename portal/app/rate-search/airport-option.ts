import type { Airport } from '../../../shared/contract/reference.ts';
import {
  airportCities,
  airportPriority,
  otherAirportNames,
} from '../../../shared/reference/airport-words.ts';
import type { PlaceOption } from '../../../shared/reference/port-options.ts';
import { byPriority } from '../../../shared/ui/options/option.ts';

/** Airports as in the table of air rates: found by city, IATA code, short name and other names. */
export const airportOptions = (airports: readonly Airport[]): readonly PlaceOption[] =>
  byPriority(airports.map(airportOption));

function airportOption(airport: Airport): PlaceOption {
  const { id, code, city, cityIden } = airport;
  return {
    id,
    code,
    label: city ? `${city} (${code})` : code,
    words: [...new Set([code, cityIden, ...airportCities(airport), ...otherAirportNames(airport)])].filter(
      Boolean,
    ),
    priority: airportPriority(airport),
  };
}

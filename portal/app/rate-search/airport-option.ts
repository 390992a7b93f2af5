import type { Airport } from '../../../shared/contract/reference.ts';
import type { PlaceOption } from '../../../shared/reference/port-options.ts';

/** Airports as in the table of air rates: found by city, IATA code, short name and other names. */
export const airportOption = ({ id, code, city, cityIden, airportName, words }: Airport): PlaceOption => ({
  id,
  code,
  label: city ? `${city} (${code})` : code,
  words: [code, cityIden, airportName, ...(words ?? [])].filter((word): word is string => !!word),
});

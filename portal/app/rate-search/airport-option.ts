import type { Airport, Port } from '../../../shared/contract/reference.ts';
import { portLabel } from '../../../shared/reference/lists.ts';
import type { Option } from '../../../shared/ui/options/option.ts';

/** A port or airport to choose. */
export interface PlaceOption extends Option {
  readonly id: number;
}

/** Ports as in the form of a route: found by name, UN/LOCODE, and country in the language of the page, too (ROUTE-07). */
export function portOptions(ports: readonly Port[], locale: string): readonly PlaceOption[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return ports.map((port) => {
    const code = port.scacCode;
    const country = /^[A-Z]{2}[A-Z0-9]{3}$/.test(code) ? countries.of(code.slice(0, 2)) : undefined;
    const words = [code, country].filter((word): word is string => !!word);
    // Some cities have two: what is chosen has to say which.
    const label = code ? `${portLabel(port)} (${code})` : portLabel(port);
    return { id: port.id, label, words, ...(code && { code }) };
  });
}

/** Airports as in the table of air rates: found by city, IATA code and short name. */
export const airportOption = ({ id, code, city, cityIden }: Airport): PlaceOption => ({
  id,
  code,
  label: city ? `${city} (${code})` : code,
  words: [code, cityIden].filter((word): word is string => !!word),
});

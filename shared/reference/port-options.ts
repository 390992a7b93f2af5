import type { Port } from '../contract/reference.ts';
import type { Option } from '../ui/options/option.ts';
import { portLabel } from './lists.ts';

/** A port, airport or carrier to choose. */
export interface PlaceOption extends Option {
  readonly id: number;
}

/** How much likelier a place of the company's own business is meant than others of its name. */
export const IN_USE = 2;

export const UNLOCODE = /^[A-Z]{2}[A-Z0-9]{3}$/;

/**
 * Ports to choose from, with their UN/LOCODE also when they are chosen (ROUTE-07): found by name, code, other names, and
 * by the country in a language, since the server knows countries by their English names alone.
 */
export function portOptions(ports: readonly Port[], locale: string): readonly PlaceOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const countries = new Map<string, string | undefined>();
  const countryOf = (code: string): string | undefined => {
    if (!UNLOCODE.test(code)) return undefined;
    const country = code.slice(0, 2);
    if (!countries.has(country)) countries.set(country, names.of(country));
    return countries.get(country);
  };
  return ports.map((port) => {
    const code = port.scacCode;
    const name = portLabel(port);
    const priority = port.isInUse ? IN_USE : 0;
    if (!code) return { id: port.id, label: name, words: port.words ?? [], priority };
    const words = [code, name, countryOf(code), ...(port.words ?? [])].filter((word) => word !== undefined);
    return { id: port.id, code, label: `${name} (${code})`, words, priority };
  });
}

import type { CompanyName, Port } from '../../../shared/contract/reference.ts';
import { portLabel } from '../../../shared/reference/lists.ts';
import type { Option } from '../../../shared/ui/options/option.ts';

/** A port or carrier to choose; its label is what people know it by. */
export interface PlaceOption extends Option {
  readonly id: number;
}

/** The ports and carriers that routes are made of. */
export interface RouteReference {
  readonly ports: readonly Port[];
  readonly carriers: readonly CompanyName[];
  /** ROUTE-07: found by name, country and UN/LOCODE. */
  readonly portOptions: readonly PlaceOption[];
  /** ROUTE-08 */
  readonly carrierOptions: readonly PlaceOption[];
}

const COUNTRY_CODE = /^[A-Z]{2}(?=[A-Z0-9]{3}$)/;

/** The name of the country that a UN/LOCODE begins with, in a language. */
function countryNamesIn(locale: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const known = new Map<string, string | undefined>();
  return (code) => {
    const country = COUNTRY_CODE.exec(code)?.[0];
    if (!country) return undefined;
    if (!known.has(country)) known.set(country, names.of(country));
    return known.get(country);
  };
}

/** The lists as they are chosen from in a language: the server knows countries by their English names alone. */
export function createReference(
  ports: readonly Port[],
  carriers: readonly CompanyName[],
  locale: string,
): RouteReference {
  const countryOf = countryNamesIn(locale);
  const labels = Map.groupBy(ports, portLabel);
  return {
    ports,
    carriers,
    portOptions: ports.map((port) => {
      const code = port.scacCode;
      const words = [code, countryOf(code)].filter((word) => word !== undefined && word !== '') as string[];
      const label = portLabel(port);
      // Some cities have two ports: also what is chosen has to say which.
      if (code && labels.get(label)!.length > 1)
        return { id: port.id, label: `${label} (${code})`, words, code };
      return { id: port.id, label, words, ...(code && { code, hint: code }) };
    }),
    carrierOptions: carriers.map(({ id, companyName }) => ({ id, label: companyName })),
  };
}

import type { CompanyName, Port } from '../../../shared/contract/reference.ts';
import { type PlaceOption, portOptions } from '../../../shared/reference/port-options.ts';

/** The ports and carriers that routes are made of. */
export interface RouteReference {
  readonly ports: readonly Port[];
  readonly carriers: readonly CompanyName[];
  /** ROUTE-07: with their UN/LOCODE, also when they are chosen; found by name, country, code and other names. */
  readonly portOptions: readonly PlaceOption[];
  /** ROUTE-08 */
  readonly carrierOptions: readonly PlaceOption[];
}

/** The lists as they are chosen from in a language. */
export function createReference(
  ports: readonly Port[],
  carriers: readonly CompanyName[],
  locale: string,
): RouteReference {
  return {
    ports,
    carriers,
    portOptions: portOptions(ports, locale),
    carrierOptions: carriers.map(({ id, companyName }) => ({ id, label: companyName })),
  };
}

import * as v from 'valibot';
import { type LocationKind, MOST_LOCATIONS } from '../../../shared/contract/locations.ts';
import type { Option } from '../../../shared/ui/options/option.ts';
import { IN_COUNTRY, Text } from '../../lists/definitions/common.ts';
import { Address } from '../../lists/definitions/places.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';
import type { LocationEntry } from '../locations/location-entry.ts';

const Company = v.object({
  ...{ id: v.number(), companyName: Text, street: Text, city: Text, postalCode: Text, ...IN_COUNTRY },
});
const Offers = v.object({
  own: v.object({ results: v.array(Company) }),
  suppliers: v.object({ results: v.array(Company) }),
  places: v.object({ results: v.array(Address) }),
  partners: v.object({ results: v.array(Address) }),
});

/** Somebody who sends, gets or hands over goods, with the lines that stand in a booking. */
export interface Party extends Option {
  readonly id: string;
  readonly lines: string;
  /** One that the company keeps, and can change. */
  readonly address?: Address;
  /** What is known of a supplier, whose address the company doesn't change: it keeps one of its own. */
  readonly begun?: Partial<LocationEntry>;
}

const QUERY = `query parties($own: JSON, $suppliers: JSON, $places: JSON, $partners: JSON) {
  own: allCompany(where: $own, take: 1) { results ${selectionOf(Company)} }
  suppliers: allCompany(where: $suppliers, sort: {field: "companyName", order: ASC}, take: ${MOST_LOCATIONS}) {
    results ${selectionOf(Company)}
  }
  places: allLocation(where: $places, sort: {field: "name", order: ASC}, take: ${MOST_LOCATIONS}) {
    results ${selectionOf(Address)}
  }
  partners: allLocation(where: $partners, sort: {field: "name", order: ASC}, take: ${MOST_LOCATIONS}) {
    results ${selectionOf(Address)}
  }
}`;

type Lines = Pick<v.InferOutput<typeof Company>, 'street' | 'city' | 'postalCode' | 'country'>;

/** Name, street, city and country, one below the other. */
export const linesOf = (name: string, { street, postalCode, city, country }: Lines): string =>
  [name, street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join('\n');

/**
 * Who is offered as a party of a company's booking: the company itself, its own addresses, the partners that it keeps, and those
 * of its suppliers that it doesn't keep. An agent sees neither addresses nor partners of a company, and is offered the rest.
 */
export async function findParties(companyId: number, signal: AbortSignal): Promise<readonly Party[]> {
  const kept = (kind: LocationKind) => ({ company: { id: { eq: companyId } }, kind: { eq: kind } });
  const variables = {
    own: { id: { eq: companyId } },
    suppliers: { entityType: { eq: 'Supplier' }, supplies: { id: { eq: companyId } } },
    places: kept('Own'),
    partners: kept('Partner'),
  };
  const { own, suppliers, places, partners } = await client.query(Offers, {
    ...{ name: 'parties', query: QUERY, variables, signal },
  });
  const known = new Set(partners.results.map(({ name }) => sameName(name)));
  return [
    ...own.results.map(ofCompany),
    ...[...places.results, ...partners.results].map((address) => ({
      ...party(`place ${address.id}`, address.name, address),
      address,
    })),
    ...suppliers.results
      .filter(({ companyName }) => !known.has(sameName(companyName ?? '')))
      .map((supplier) => ({ ...ofCompany(supplier), begun: begunOf(supplier) })),
  ];
}

const sameName = (name: string) => name.trim().toLowerCase();

type Company = v.InferOutput<typeof Company>;

const ofCompany = (company: Company): Party =>
  party(`company ${company.id}`, company.companyName || String(company.id), company);

const begunOf = ({ companyName, street, city, postalCode, country, inCountry }: Company) => ({
  name: companyName ?? '',
  street: street ?? '',
  city: city ?? '',
  postalCode: postalCode ?? '',
  country: inCountry?.code ? { code: inCountry.code, name: country ?? '' } : null,
});

const party = (id: string, name: string, address: Lines): Party => ({
  id,
  label: name,
  lines: linesOf(name, address),
  hint: [address.city, address.country].filter(Boolean).join(', '),
});

import * as v from 'valibot';
import { MOST_LOCATIONS } from '../../../shared/contract/locations.ts';
import type { Option } from '../../../shared/ui/options/option.ts';
import { Text } from '../../lists/definitions/common.ts';
import { Address } from '../../lists/definitions/places.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';

const Company = v.object({
  ...{ id: v.number(), companyName: Text, street: Text, city: Text, postalCode: Text, country: Text },
});
const Offers = v.object({
  own: v.object({ results: v.array(Company) }),
  partners: v.object({ results: v.array(Company) }),
  places: v.object({ results: v.array(Address) }),
});

/** Somebody who sends, gets or hands over goods, with the lines that stand in a booking. */
export interface Party extends Option {
  readonly id: string;
  readonly lines: string;
  /** One of the company's own, which can be changed. */
  readonly address?: Address;
}

const QUERY = `query parties($own: JSON, $partners: JSON, $places: JSON) {
  own: allCompany(where: $own, take: 1) { results ${selectionOf(Company)} }
  partners: allCompany(where: $partners, sort: {field: "companyName", order: ASC}, take: ${MOST_LOCATIONS}) {
    results ${selectionOf(Company)}
  }
  places: allLocation(where: $places, sort: {field: "name", order: ASC}, take: ${MOST_LOCATIONS}) {
    results ${selectionOf(Address)}
  }
}`;

type Lines = Pick<v.InferOutput<typeof Company>, 'street' | 'city' | 'postalCode' | 'country'>;

/** Name, street, city and country, one below the other. */
export const linesOf = (name: string, { street, postalCode, city, country }: Lines): string =>
  [name, street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join('\n');

/**
 * Who is offered as a party of a company's booking: the company itself, its own addresses, and its partners. An agent doesn't see a
 * company's own addresses, and is offered the rest.
 */
export async function findParties(companyId: number, signal: AbortSignal): Promise<readonly Party[]> {
  const variables = {
    own: { id: { eq: companyId } },
    partners: { entityType: { eq: 'Supplier' }, supplies: { id: { eq: companyId } } },
    places: { company: { id: { eq: companyId } } },
  };
  const { own, partners, places } = await client.query(Offers, {
    ...{ name: 'parties', query: QUERY, variables, signal },
  });
  const ofCompany = (company: v.InferOutput<typeof Company>) =>
    party(`company ${company.id}`, company.companyName || String(company.id), company);
  return [
    ...own.results.map(ofCompany),
    ...places.results.map((address) => ({
      ...party(`place ${address.id}`, address.name, address),
      address,
    })),
    ...partners.results.map(ofCompany),
  ];
}

const party = (id: string, name: string, address: Lines): Party => ({
  id,
  label: name,
  lines: linesOf(name, address),
  hint: [address.city, address.country].filter(Boolean).join(', '),
});

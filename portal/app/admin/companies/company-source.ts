import {
  CompaniesAnswer,
  type ListedCompany,
  MANAGED_TYPES,
} from '../../../../shared/contract/managed-companies.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { ListSource } from '../../../../shared/list/list-source.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { client } from '../../client/client.ts';

const ask = (input: object, signal: AbortSignal) =>
  client.action('listCompanies', input, CompaniesAnswer, { signal });

/** The companies by name; a page begins behind the last one of the page before, because others come meanwhile. */
export const companySource = ({ searchText, filters }: ListQuery): ListSource<ListedCompany> => ({
  async loadPage({ last }, signal) {
    const type = MANAGED_TYPES.find((one) => one === filters.type);
    const after = last && { id: last.id, companyName: last.companyName };
    const input = { text: searchText, ...(type && { type }), ...(after && { after }) };
    const { companies, hasMore } = await ask(input, signal);
    return { rows: companies, hasMore };
  },
});

/** An agent or supplier to choose. */
export interface PartyOption extends Option {
  readonly id: number;
}

/** The first agents, suppliers or companies of any type whose name or reference has the text. */
export const findParties =
  (type?: 'Agent' | 'Supplier') =>
  async (text: string, signal: AbortSignal): Promise<PartyOption[]> => {
    const { companies } = await ask({ text, type }, signal);
    return companies.map(({ id, companyName, reference }) => ({
      id,
      label: companyName,
      ...(reference && { hint: reference, words: [reference] }),
    }));
  };

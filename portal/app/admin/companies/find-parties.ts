import { CompaniesAnswer } from '../../../../shared/contract/managed-companies.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { client } from '../../client/client.ts';

/** An agent or supplier to choose. */
export interface PartyOption extends Option {
  readonly id: number;
}

/** The first agents, suppliers or companies of any type whose name or reference has the text. */
export const findParties =
  (type?: 'Agent' | 'Supplier') =>
  async (text: string, signal: AbortSignal): Promise<PartyOption[]> => {
    const { companies } = await client.action('listCompanies', { text, type }, CompaniesAnswer, { signal });
    return companies.map(({ id, companyName, reference }) => ({
      id,
      label: companyName,
      ...(reference && { hint: reference, words: [reference] }),
    }));
  };

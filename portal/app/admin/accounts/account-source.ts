import {
  ACCOUNT_STATES,
  AccountsAnswer,
  type ManagedAccount,
} from '../../../../shared/contract/managed-accounts.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { ListSource } from '../../../../shared/list/list-source.ts';
import { client } from '../../client/client.ts';

/** A row of the list, found by its email: an invitation to somebody new has no account yet. */
export interface AccountRow extends Omit<ManagedAccount, 'id'> {
  readonly id: string;
  readonly accountId: number | null;
}

/**
 * The accounts by email; a page begins behind the last email of the one before, because others come and go meanwhile.
 */
export const accountSource = ({ searchText, filters }: ListQuery): ListSource<AccountRow> => ({
  async loadPage({ last }, signal) {
    const state = ACCOUNT_STATES.find((one) => one === filters.state);
    const ask = { text: searchText, ...(state && { state }), ...(last && { after: last.email }) };
    const { accounts, hasMore } = await client.action('listAccounts', ask, AccountsAnswer, { signal });
    return {
      rows: accounts.map(({ id, ...account }) => ({ ...account, id: account.email, accountId: id })),
      hasMore,
    };
  },
});

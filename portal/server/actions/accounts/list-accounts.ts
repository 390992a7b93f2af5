import { sql } from 'kysely';
import { ListAccounts } from '../../../../shared/contract/managed-accounts.ts';
import { hasText } from '../../db/has-text.ts';
import { defineAction } from '../action.ts';
import { readAccounts } from './managed-account.ts';
import { peopleManager } from './people-manager.ts';

/** AUTH-35: who has an account, by email, for admins, and of their own company for managers; `{accounts, hasMore}`. */
export const listAccounts = defineAction({
  id: '9f0c2f5e-9d3b-4c2e-8a51-6f7c3a5d1e04',
  input: ListAccounts,
  readsOnly: true,
  allow: async (_trx, caller) => peopleManager(caller),
  async run(trx, { companyId }, { text, state, after, take }) {
    const has = (column: string) => hasText(sql.ref(column), text);
    const where = sql<boolean>`(${has('account.email')} or ${has('account.name')} or ${has('company.company_name')})
      and (${companyId}::integer is null or account.entity_id = ${companyId}::integer)
      and (${state ?? null}::text is null or account.state = ${state ?? null}::text)
      and (${after ?? null}::text is null
        or lower(account.email) collate "C" > lower(${after ?? null}::text) collate "C")`;
    const accounts = await readAccounts(trx, where, take + 1);
    return { result: { accounts: accounts.slice(0, take), hasMore: accounts.length > take } };
  },
});

import { useState } from 'react';
import { ACCOUNT_STATES } from '../../../../shared/contract/managed-accounts.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { SearchedList } from '../list/searched-list.tsx';
import { useSearchedList } from '../list/use-searched-list.ts';
import { texts } from '../texts/index.ts';
import type { ChangeKind } from './account-changes.ts';
import { type AccountRow, accountSource } from './account-source.ts';
import { AccountTable } from './account-table.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const RULES: QueryRules = { sort: { field: 'email', order: 'ASC' }, sortable: [], filters: ['state'] };

/** The accounts, searched and filtered by the page's address, and the dialog of the change that was chosen. */
export function AccountList() {
  const text = useText(texts);
  const searched = useSearchedList(RULES, accountSource);
  const { list } = searched;
  const [change, setChange] = useState<{ kind: ChangeKind; account: AccountRow }>();
  const [done, setDone] = useState<Text>();
  return (
    <>
      <SearchedList
        of={searched}
        title={text('admin.accounts.list')}
        search={text('admin.accounts.search')}
        filter={{
          id: 'state',
          label: text('admin.accounts.state'),
          options: [
            ['', text('admin.accounts.state.all')],
            ...ACCOUNT_STATES.map((state) => [state, text(`admin.accounts.state.${state}`)] as const),
          ],
        }}
        forbidden={text('admin.accounts.forbidden')}
        done={done}
        onDismiss={() => setDone(undefined)}
        table={(rows) => (
          <AccountTable
            rows={rows}
            onChange={(kind, account) => {
              setDone(undefined);
              setChange({ kind, account });
            }}
          />
        )}
      />
      {change && (
        <ChangeDialog
          {...change}
          onClose={() => setChange(undefined)}
          onDone={(message) => {
            setChange(undefined);
            setDone(message);
            list.reload();
          }}
          onFailed={list.reload}
        />
      )}
    </>
  );
}

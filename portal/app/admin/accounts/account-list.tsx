import { useEffect, useMemo, useRef, useState } from 'react';
import { ACCOUNT_STATES } from '../../../../shared/contract/managed-accounts.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../../shared/list/list-end.tsx';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { useList } from '../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { Success } from '../../form/success.tsx';
import { usePageUrl } from '../../modules/list/use-page-url.ts';
import { useSession } from '../../session/use-session.ts';
import * as s from '../admin.css.ts';
import { ListFailure } from '../list-failure.tsx';
import { SearchBox } from '../search-box.tsx';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import type { ChangeKind } from './account-changes.ts';
import { type AccountRow, accountSource } from './account-source.ts';
import { AccountTable } from './account-table.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const RULES: QueryRules = { sort: { field: 'email', order: 'ASC' }, sortable: [], filters: ['state'] };

/** The accounts, searched and filtered by the page's address, and the dialog of the change that was chosen. */
export function AccountList() {
  const text = useText(texts);
  const token = useSession()?.authToken;
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is read anew
  const source = useMemo(() => accountSource(query), [query, token]);
  const list = useList(token ? source : undefined);
  const [change, setChange] = useState<{ kind: ChangeKind; account: AccountRow }>();
  const [done, setDone] = useState<Text>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, phase } = list;
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing';

  // The row that had the focus may be gone.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);

  return (
    <section className={s.card} aria-label={text('admin.accounts.list')}>
      <h2 ref={heading} tabIndex={-1} className={s.cardTitle}>
        {text('admin.accounts.list')}
      </h2>
      <Success className={s.result} onDismiss={() => setDone(undefined)}>
        {done && text(done)}
      </Success>
      <div className={s.tools}>
        <SearchBox
          label={text('admin.accounts.search')}
          value={query.searchText}
          onSearch={(value) => dispatch({ type: 'search', text: value })}
        />
        <SelectField
          label={text('admin.accounts.state')}
          value={query.filters.state ?? ''}
          options={[
            ['', text('admin.accounts.state.all')],
            ...ACCOUNT_STATES.map((state) => [state, text(`admin.accounts.state.${state}`)] as const),
          ]}
          onChange={(value) => dispatch({ type: 'filter', id: 'state', value })}
        />
      </div>
      <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
        {rows.length > 0 && (
          <div className={s.scroll}>
            <AccountTable
              rows={rows}
              onChange={(kind, account) => {
                setDone(undefined);
                setChange({ kind, account });
              }}
            />
          </div>
        )}
        {(phase.step === 'failed' || phase.step === 'pageFailed') && (
          <div className={s.notice}>
            <ListFailure
              error={phase.error}
              forbidden={text('admin.accounts.forbidden')}
              onRetry={list.retry}
            />
          </div>
        )}
      </SpinnerOverlay>
      <ListEnd step={phase.step} onMore={list.loadMore} />
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
    </section>
  );
}

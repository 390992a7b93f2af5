import { useEffect, useMemo, useRef, useState } from 'react';
import { MANAGED_TYPES, type ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../../shared/list/list-end.tsx';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { useList } from '../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { Success } from '../../form/success.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { usePageUrl } from '../../modules/list/use-page-url.ts';
import { useOpenRecord } from '../../modules/record/use-open-record.ts';
import { useSession } from '../../session/use-session.ts';
import * as s from '../admin.css.ts';
import { ListFailure } from '../list-failure.tsx';
import { SearchBox } from '../search-box.tsx';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { companySource } from './company-source.ts';
import { CompanyTable } from './company-table.tsx';

const RULES: QueryRules = {
  sort: { field: 'companyName', order: 'ASC' },
  sortable: [],
  filters: ['type'],
};

/** The companies, searched and filtered by the page's address, which also says which one is open (`company`, `new=1`). */
export function CompanyList() {
  const text = useText(texts);
  const token = useSession()?.authToken;
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is read anew
  const source = useMemo(() => companySource(query), [query, token]);
  const list = useList(token ? source : undefined);
  const open = useOpenRecord('company');
  const fresh = useOpenRecord('new');
  const [done, setDone] = useState<Text>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, phase } = list;
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing';

  const isOpen = Boolean(open.id ?? fresh.id);

  // The row that had the focus may be gone, and the new one is elsewhere. Beneath the drawer nothing takes the focus.
  useEffect(() => {
    if (done && !isOpen) heading.current?.focus();
  }, [done, isOpen]);

  const saved = ({ companyName }: ManagedCompany) => {
    setDone(texts(open.id ? 'admin.companies.saved' : 'admin.companies.made', { company: companyName }));
    list.reload();
  };

  return (
    <>
      <PageHeader
        title={text('menu.companies')}
        subtitle={text('admin.companies.explanation')}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              setDone(undefined);
              fresh.open(1);
            }}
          >
            {text('admin.companies.new')}
          </Button>
        }
      />
      <section className={s.card} aria-label={text('admin.companies.list')}>
        <h2 ref={heading} tabIndex={-1} className={s.cardTitle}>
          {text('admin.companies.list')}
        </h2>
        <Success className={s.result} onDismiss={() => setDone(undefined)}>
          {done && text(done)}
        </Success>
        <div className={s.tools}>
          <SearchBox
            label={text('admin.companies.search')}
            value={query.searchText}
            onSearch={(value) => dispatch({ type: 'search', text: value })}
          />
          <SelectField
            label={text('admin.companies.type')}
            value={query.filters.type ?? ''}
            options={[
              ['', text('admin.companies.type.all')],
              ...MANAGED_TYPES.map((type) => [type, text(`admin.companies.type.${type}`)] as const),
            ]}
            onChange={(value) => dispatch({ type: 'filter', id: 'type', value })}
          />
        </div>
        <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
          {rows.length > 0 && (
            <div className={s.scroll}>
              <CompanyTable
                rows={rows}
                hrefOf={open.hrefOf}
                onOpen={(id) => {
                  setDone(undefined);
                  open.open(id);
                }}
              />
            </div>
          )}
          {(phase.step === 'failed' || phase.step === 'pageFailed') && (
            <div className={s.notice}>
              <ListFailure
                error={phase.error}
                forbidden={text('admin.companies.forbidden')}
                onRetry={list.retry}
              />
            </div>
          )}
        </SpinnerOverlay>
        <ListEnd step={phase.step} onMore={list.loadMore} />
      </section>
      {open.id && <CompanyDrawer key={open.id} id={open.id} onClose={open.close} onSaved={saved} />}
      {fresh.id && !open.id && <CompanyDrawer id={null} onClose={fresh.close} onSaved={saved} />}
    </>
  );
}

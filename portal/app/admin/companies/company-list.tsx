import { useState } from 'react';
import { MANAGED_TYPES, type ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOpenRecord } from '../../modules/record/use-open-record.ts';
import { SearchedList } from '../list/searched-list.tsx';
import { useSearchedList } from '../list/use-searched-list.ts';
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
  const searched = useSearchedList(RULES, companySource);
  const open = useOpenRecord('company');
  const fresh = useOpenRecord('new');
  const [done, setDone] = useState<Text>();

  const saved = ({ companyName }: ManagedCompany) => {
    setDone(texts(open.id ? 'admin.companies.saved' : 'admin.companies.made', { company: companyName }));
    searched.list.reload();
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
      <SearchedList
        of={searched}
        title={text('admin.companies.list')}
        search={text('admin.companies.search')}
        filter={{
          id: 'type',
          label: text('admin.companies.type'),
          options: [
            ['', text('admin.companies.type.all')],
            ...MANAGED_TYPES.map((type) => [type, text(`admin.companies.type.${type}`)] as const),
          ],
        }}
        forbidden={text('admin.companies.forbidden')}
        done={done}
        onDismiss={() => setDone(undefined)}
        isCovered={Boolean(open.id ?? fresh.id)}
        table={(rows) => (
          <CompanyTable
            rows={rows}
            hrefOf={open.hrefOf}
            onOpen={(id) => {
              setDone(undefined);
              open.open(id);
            }}
          />
        )}
      />
      {open.id && <CompanyDrawer key={open.id} id={open.id} onClose={open.close} onSaved={saved} />}
      {fresh.id && !open.id && <CompanyDrawer id={null} onClose={fresh.close} onSaved={saved} />}
    </>
  );
}

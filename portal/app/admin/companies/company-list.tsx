import { useEffect, useRef, useState } from 'react';
import type { ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { type ListedCompany, managedCompanies } from '../../../lists/definitions/managed-companies.ts';
import { texts as listTexts } from '../../../lists/texts/index.ts';
import { client } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { type ListHandle, ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import { useOpenRecord } from '../../modules/record/use-open-record.ts';
import { useAreElsewhere } from '../../records-elsewhere/use-are-elsewhere.ts';
import * as s from '../admin.css.ts';
import { startPath } from '../imports/start-path.ts';
import { texts } from '../texts/index.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyLinks } from './company-links.tsx';

/** The companies, and beside them the one that the page's address says is open (`company`, `new=1`). */
export function CompanyList() {
  const text = useText(texts);
  const viewer = useListViewer();
  const areElsewhere = useAreElsewhere();
  const open = useOpenRecord('company');
  const fresh = useOpenRecord('new');
  const [done, setDone] = useState<{ text: Text; invites?: number }>();
  const message = useRef<HTMLDivElement>(null);
  const list = useRef<ListHandle>(null);
  const isCovered = Boolean(open.id ?? fresh.id);

  // The saved company may have left the filtered list, and with it the link that opened it.
  useEffect(() => {
    if (done && !isCovered) message.current?.focus();
  }, [done, isCovered]);

  const saved = ({ id, companyName: company }: ManagedCompany) => {
    setDone(
      open.id
        ? { text: texts('admin.companies.saved', { company }) }
        : { text: texts('admin.companies.made', { company }), invites: id },
    );
    list.current?.reload();
  };

  return (
    <>
      <PageHeader
        title={text('menu.companies')}
        subtitle={text('admin.companies.explanation')}
        actions={
          // Those of the provider's application come from there.
          !areElsewhere && (
            <>
              <PortalLink href={startPath('companies')}>{text(listTexts('list.action.import'))}</PortalLink>
              <Button
                variant="primary"
                onClick={() => {
                  setDone(undefined);
                  fresh.open(1);
                }}
              >
                {text('admin.companies.new')}
              </Button>
            </>
          )
        }
      />
      <div ref={message} tabIndex={-1} className={s.done}>
        <Success onDismiss={() => setDone(undefined)}>
          {done && (
            <>
              {text(done.text)}
              {done.invites !== undefined && (
                <>
                  {' '}
                  <PortalLink href={`/admin/invites?company=${done.invites}`}>
                    {text('admin.companies.made.invite')}
                  </PortalLink>
                </>
              )}
            </>
          )}
        </Success>
      </div>
      <ModuleList
        definition={managedCompanies}
        client={client}
        viewer={viewer}
        ref={list}
        onOpen={({ id }) => {
          setDone(undefined);
          open.open(id);
        }}
        rowActions={(row) => {
          const { id, companyName } = row as ListedCompany;
          return <CompanyLinks id={id} company={companyName} />;
        }}
      />
      {open.id && <CompanyDrawer key={open.id} id={open.id} onClose={open.close} onSaved={saved} />}
      {fresh.id && !open.id && <CompanyDrawer id={null} onClose={fresh.close} onSaved={saved} />}
    </>
  );
}

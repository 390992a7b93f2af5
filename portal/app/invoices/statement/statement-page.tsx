import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { debtorOf } from '../../../papers/customer.ts';
import { client } from '../../client/client.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { WaitingNotice } from '../../layout/waiting-notice.tsx';
import * as nav from '../../modules/page/module-page.css.ts';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import * as card from '../../records/parts/card.css.ts';
import { Card } from '../../records/parts/card.tsx';
import { onScreen } from '../../records/record-page.css.ts';
import * as s from '../invoices.css.ts';
import { StatementPaper } from '../paper/statement-paper.tsx';
import { type TextId, texts } from '../texts/index.ts';
import { AgeingTable } from './ageing-table.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { OwedTable } from './owed-table.tsx';
import { StatementButtons } from './statement-buttons.tsx';
import { useCustomer } from './use-customer.ts';
import { useStatement } from './use-statement.ts';

/** `/invoices/statement` (MOD-09): what is open by due date, and by currency for how long it has been overdue. */
export function StatementPage() {
  const text = useText(texts);
  const formats = useFormats();
  const { role } = useListViewer();
  const { customerId, isUnreadable, choose } = useCustomer();
  const { loaded, reload } = useStatement(customerId);
  const statement = loaded.name === 'loaded' ? loaded.statement : undefined;
  const title = text('statement.title');
  // Agents are told that they see no customer's, whichever is asked for.
  const isUnknown = role !== 'agent' && loaded.name === 'loaded' && (isUnreadable || loaded.isUnknown);
  const hasPaper = statement !== undefined && !isUnknown && statement.invoices.length > 0;
  return (
    <>
      <PageTitle of={title} />
      <div className={hasPaper ? onScreen : undefined}>
        <PageHeader
          title={title}
          usesDays
          subtitle={
            statement &&
            !isUnknown &&
            [
              (statement.customer ?? debtorOf(statement))?.name,
              text('statement.asOf', { day: formats.date(statement.asOf) }),
            ]
              .filter(Boolean)
              .join(' · ')
          }
          actions={hasPaper && <StatementButtons statement={statement} />}
        />
        <InvoiceNav />
        <WaitingNotice client={client} />
        {loaded.name === 'loading' && (
          <SpinnerOverlay busy label={text('common.loading')}>
            <div className={s.waiting} />
          </SpinnerOverlay>
        )}
        {loaded.name === 'failed' && (
          <LoadError message={text('statement.failed')} error={loaded.error} onRetry={reload} />
        )}
        {statement && (
          <div className={s.stack}>
            {isUnknown ? (
              <NoCustomer />
            ) : (
              <>
                {statement.customers.length > 1 && (
                  <CustomerChoice
                    customers={statement.customers}
                    chosen={statement.customer}
                    onChange={choose}
                  />
                )}
                <Parts
                  statement={statement}
                  none={role === 'agent' ? 'list.none.invoices' : 'statement.none'}
                />
              </>
            )}
          </div>
        )}
      </div>
      {statement && hasPaper && <StatementPaper statement={statement} debtor={debtorOf(statement)} />}
    </>
  );
}

/** The ways between the lists and this page. */
function InvoiceNav() {
  const text = useText(texts);
  return (
    <nav className={nav.views} aria-label={text('menu.manifest')}>
      <PortalLink href="/invoices" className={nav.view}>
        {text('menu.manifest')}
      </PortalLink>
      <PortalLink href="/invoices?view=manifest" className={nav.view}>
        {text('list.view.manifests')}
      </PortalLink>
      <PortalLink href="/invoices/statement" className={nav.view} aria-current="page">
        {text('list.view.statement')}
      </PortalLink>
    </nav>
  );
}

function NoCustomer() {
  const text = useText(texts);
  return (
    <Banner kind="warning">
      {text('statement.noCustomer')}{' '}
      <PortalLink href="/invoices/statement">{text('statement.ofAll')}</PortalLink>
    </Banner>
  );
}

interface PartsProps {
  statement: InvoiceStatement;
  /** What is said where nothing is owed. */
  none: TextId;
}

function Parts({ statement, none }: PartsProps) {
  const text = useText(texts);
  const { invoices, currencies, isCut } = statement;
  if (invoices.length === 0) {
    return (
      <Card title={text('statement.invoices')}>
        <p className={card.empty}>{text(none)}</p>
      </Card>
    );
  }
  return (
    <>
      <Card title={text('statement.ageing')}>
        <AgeingTable currencies={currencies} />
      </Card>
      <Card title={text('statement.invoices')}>
        {isCut && <Banner kind="warning">{text('statement.cut', { count: invoices.length })}</Banner>}
        <OwedTable owed={invoices} hasCustomer={debtorOf(statement) === undefined} />
      </Card>
    </>
  );
}

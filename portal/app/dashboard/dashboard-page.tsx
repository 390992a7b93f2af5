import type { MessageId } from '../../../shared/i18n/text.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { client } from '../client.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { isAdmin, isAgent } from '../session/roles.ts';
import { useProfile } from '../session/use-profile.ts';
import * as s from './dashboard.css.ts';
import { RecordRows } from './record-rows.tsx';
import type { Summary } from './summary.ts';
import { TaskList } from './task-list.tsx';
import { useSummary } from './use-summary.ts';

const TILES = [
  { key: 'openShipments', text: 'dashboard.tile.shipments', href: '/shipments?status=open' },
  { key: 'openBookings', text: 'dashboard.tile.bookings', href: '/booking?status=open' },
  { key: 'openQuotes', text: 'dashboard.tile.quotes', href: '/quotes?status=open' },
] as const;

const LATEST = [
  { key: 'shipments', title: 'menu.shipments', path: '/shipments' },
  { key: 'bookings', title: 'menu.booking', path: '/booking' },
  { key: 'quotes', title: 'menu.quotes', path: '/quotes' },
] as const;

const TOOLS: readonly { text: MessageId; href: string }[] = [
  { text: 'menu.booking', href: '/booking' },
  { text: 'menu.shipments', href: '/shipments' },
  { text: 'menu.charges', href: '/booking-charges' },
  { text: 'menu.airRate', href: '/air-rate' },
  { text: 'menu.rateSearch', href: '/rate-search' },
  { text: 'menu.rateSheet', href: '/rate-sheet' },
  { text: 'menu.routes', href: '/route-subscription/products' },
  { text: 'menu.report.ocean', href: '/report/ocean' },
  { text: 'menu.report.air', href: '/report/air' },
];

/** MOD-01 */
export function DashboardPage() {
  const text = useText();
  const profile = useProfile();
  const duties = profile && {
    orders: isAdmin(profile) || !isAgent(profile),
    charges: isAdmin(profile) || isAgent(profile),
  };
  const { state, retry } = useSummary(client, duties);
  const summary = state.name === 'loaded' ? state.summary : undefined;
  return (
    <>
      <PageTitle of={text('menu.dashboard')} />
      <PageHeader title={text('menu.dashboard')} />
      <LiveRegion message={state.name === 'loading' ? text('common.loading') : ''} />
      {state.name === 'failed' ? (
        <Banner kind="error" onRetry={retry}>
          {text('dashboard.failed')}
        </Banner>
      ) : (
        <Contents summary={summary} />
      )}
    </>
  );
}

function Contents({ summary }: { summary: Summary | undefined }) {
  const text = useText();
  const formats = useFormats();
  return (
    <div aria-busy={!summary}>
      <div className={s.tiles}>
        {TILES.map(({ key, text: label, href }) => (
          <PortalLink key={key} href={href} className={s.tile}>
            <span className={s.figure}>{summary && formats.number(summary[key].totalCount)}</span>
            <span className={s.figureLabel}>{text(label)}</span>
          </PortalLink>
        ))}
      </div>
      <div className={s.columns}>
        <div className={s.stack}>
          <TaskList summary={summary} />
          <Tools />
        </div>
        <div className={s.stack}>
          {LATEST.map(({ key, title, path }) => (
            <section key={key} className={s.panel} aria-labelledby={`latest-${key}`}>
              <header className={s.panelHead}>
                <h2 id={`latest-${key}`} className={s.panelTitle}>
                  {text('dashboard.latest', { list: text(title) })}
                </h2>
                <PortalLink href={path} className={s.all}>
                  {text('dashboard.latest.all')}
                </PortalLink>
              </header>
              <div className={summary ? undefined : s.waiting}>
                {summary && (
                  <RecordRows records={summary[key].results} hrefOf={({ id }) => `${path}?record=${id}`} />
                )}
                {summary?.[key].results.length === 0 && <p className={s.nothing}>{text('list.empty')}</p>}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Tools() {
  const text = useText();
  return (
    <nav className={s.panel} aria-labelledby="tools-title">
      <header className={s.panelHead}>
        <h2 id="tools-title" className={s.panelTitle}>
          {text('dashboard.tools')}
        </h2>
      </header>
      <div className={s.tools}>
        {TOOLS.map(({ text: label, href }) => (
          <PortalLink key={href} href={href} className={s.tool}>
            {text(label)}
          </PortalLink>
        ))}
      </div>
    </nav>
  );
}

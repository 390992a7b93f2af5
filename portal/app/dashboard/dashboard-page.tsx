import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { OfflineNotice } from '../layout/offline-notice.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { MENU } from '../menu.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { MenuIcon } from '../shell/menu/menu-icon.tsx';
import { Arrivals } from './arrivals/arrivals.tsx';
import { useArrivals } from './arrivals/use-arrivals.ts';
import * as s from './dashboard.css.ts';
import { RecordRows } from './record-rows.tsx';
import type { Summary } from './summary.ts';
import { TaskList } from './tasks/task-list.tsx';
import { tasksFor } from './tasks/tasks.ts';
import { texts } from './texts/index.ts';
import { useSummary } from './use-summary.ts';

const TILES = [
  { key: 'openShipments', text: 'dashboard.tile.shipments', href: '/shipments?status=open' },
  { key: 'openBookings', text: 'dashboard.tile.bookings', href: '/booking?status=open' },
  { key: 'openQuotes', text: 'dashboard.tile.quotes', href: '/quotes?status=open' },
] as const;

const LATEST = [
  { key: 'shipments', title: 'dashboard.latest.shipments', path: '/shipments' },
  { key: 'bookings', title: 'dashboard.latest.bookings', path: '/booking' },
  { key: 'quotes', title: 'dashboard.latest.quotes', path: '/quotes' },
] as const;

/** Menu entries that the dashboard links to. */
const TOOLS = [
  'booking',
  'shipments',
  'booking-charges',
  'air-rate',
  'rate-search',
  'rate-sheet',
  'route-subscription',
  'schedule',
  'locations',
];

/** MOD-01 */
export function DashboardPage() {
  const text = useText(texts);
  const { state, retry } = useSummary(client);
  return (
    <>
      <PageTitle of={text('menu.dashboard')} />
      <PageHeader title={text('menu.dashboard')} />
      <OfflineNotice className={s.notice} />
      {state.name === 'failed' ? (
        <LoadError message={text('dashboard.failed')} error={state.cause} onRetry={retry} />
      ) : (
        <SpinnerOverlay busy={state.name === 'loading'} label={text('common.loading')}>
          <Contents summary={state.name === 'loaded' ? state.summary : undefined} />
        </SpinnerOverlay>
      )}
    </>
  );
}

function Contents({ summary }: { summary: Summary | undefined }) {
  const text = useText(texts);
  const formats = useFormats();
  const profile = useProfile();
  const arrivals = useArrivals(client);
  const groups = summary && profile && tasksFor(profile, summary.tasks);
  return (
    <>
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
          <TaskList groups={groups} />
          {/* The number of tasks is unknown until the data arrive, so what is below them is rendered with them and
              never moves. */}
          {groups && <Tools />}
        </div>
        <div className={s.stack}>
          {summary && <Arrivals {...arrivals} />}
          {summary &&
            LATEST.map(({ key, title, path }) => (
              <section key={key} className={s.panel} aria-labelledby={`latest-${key}`}>
                <header className={s.panelHead}>
                  <h2 id={`latest-${key}`} className={s.panelTitle}>
                    {text(title)}
                  </h2>
                  <PortalLink href={path} className={s.all}>
                    {text('dashboard.latest.all')}
                  </PortalLink>
                </header>
                <RecordRows records={summary[key].results} hrefOf={({ id }) => `${path}/${id}`} />
                {summary[key].results.length === 0 && <p className={s.nothing}>{text('list.empty')}</p>}
              </section>
            ))}
        </div>
      </div>
    </>
  );
}

function Tools() {
  const text = useText(texts);
  return (
    <nav className={s.panel} aria-labelledby="tools-title">
      <header className={s.panelHead}>
        <h2 id="tools-title" className={s.panelTitle}>
          {text('dashboard.tools')}
        </h2>
      </header>
      <div className={s.tools}>
        {MENU.filter(({ id }) => TOOLS.includes(id)).map(({ id, text: label, path = '', icon }) => (
          <PortalLink key={id} href={path} className={s.tool}>
            <MenuIcon name={icon} />
            {text(label)}
          </PortalLink>
        ))}
      </div>
    </nav>
  );
}

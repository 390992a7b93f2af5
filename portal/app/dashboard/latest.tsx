import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './dashboard.css.ts';
import { RecordRows } from './record-rows.tsx';
import type { Summary } from './summary.ts';
import { texts } from './texts/index.ts';

const KINDS = [
  { key: 'shipments', title: 'dashboard.latest.shipments', path: '/shipments' },
  { key: 'bookings', title: 'dashboard.latest.bookings', path: '/booking' },
  { key: 'quotes', title: 'dashboard.latest.quotes', path: '/quotes' },
] as const;

interface LatestProps {
  summary: Summary;
  /** Whether it is told whose they are. */
  hasOwners: boolean;
}

/** MOD-01: the latest records of each kind. */
export function Latest({ summary, hasOwners }: LatestProps) {
  const text = useText(texts);
  return KINDS.map(({ key, title, path }) => (
    <section key={key} className={s.panel} aria-labelledby={`latest-${key}`}>
      <header className={s.panelHead}>
        <h2 id={`latest-${key}`} className={s.panelTitle}>
          {text(title)}
        </h2>
        <PortalLink href={path} className={s.all} aria-describedby={`latest-${key}`}>
          {text('dashboard.latest.all')}
        </PortalLink>
      </header>
      <RecordRows records={summary[key].results} hasOwners={hasOwners} hrefOf={({ id }) => `${path}/${id}`} />
      {summary[key].results.length === 0 && <p className={s.nothing}>{text('list.empty')}</p>}
    </section>
  ));
}

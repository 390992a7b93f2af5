import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './dashboard.css.ts';
import type { Summary } from './summary.ts';
import { texts } from './texts/index.ts';

const FIGURES = [
  { key: 'openShipments', text: 'dashboard.tile.shipments', href: '/shipments?status=open' },
  { key: 'openBookings', text: 'dashboard.tile.bookings', href: '/booking?status=open' },
  { key: 'openQuotes', text: 'dashboard.tile.quotes', href: '/quotes?status=open' },
] as const;

/** MOD-01: how many records are open, each a way to their list. */
export function Figures({ summary }: { summary: Summary }) {
  const text = useText(texts);
  const formats = useFormats();
  return (
    <div className={s.tiles}>
      {FIGURES.map(({ key, text: label, href }) => (
        <PortalLink key={key} href={href} className={s.tile}>
          <span className={s.figure}>{formats.number(summary[key].totalCount)}</span>
          <span className={s.figureLabel}>{text(label)}</span>
        </PortalLink>
      ))}
    </div>
  );
}

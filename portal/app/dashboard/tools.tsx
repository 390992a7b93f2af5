import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { MENU } from '../menu.ts';
import { MenuIcon } from '../shell/menu/menu-icon.tsx';
import * as s from './dashboard.css.ts';
import { texts } from './texts/index.ts';

/** Menu entries that are tools, where something is made and not only looked up. */
const TOOLS = [
  'booking',
  'shipments',
  'booking-charges',
  'air-rate',
  'rate-search',
  'rate-sheet',
  'route-subscription',
];

/** MOD-01: the ways to the tools. */
export function Tools() {
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

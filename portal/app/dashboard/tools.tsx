import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { MENU } from '../menu.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
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

/** What importers can do nothing with. */
const STAFF_TOOLS = ['booking-charges', 'air-rate'];

/** MOD-01: the ways to the tools. */
export function Tools() {
  const text = useText(texts);
  const { role } = useListViewer();
  const tools = role ? TOOLS : TOOLS.filter((id) => !STAFF_TOOLS.includes(id));
  return (
    <nav className={s.panel} aria-labelledby="tools-title">
      <header className={s.panelHead}>
        <h2 id="tools-title" className={s.panelTitle}>
          {text('dashboard.tools')}
        </h2>
      </header>
      <div className={s.tools}>
        {MENU.filter(({ id }) => tools.includes(id)).map(({ id, text: label, path = '', icon }) => (
          <PortalLink key={id} href={path} className={s.tool}>
            <MenuIcon name={icon} />
            {text(label)}
          </PortalLink>
        ))}
      </div>
    </nav>
  );
}

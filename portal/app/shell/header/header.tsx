import { useText } from '../../../../shared/i18n/use-text.ts';
import { ActingStrip } from '../../entity/acting-strip.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { PATHS } from '../../routes/paths.ts';
import { usePresence } from '../../session/presence.ts';
import { useConfig } from '../../session/use-config.ts';
import { ProgressBar } from '../page/progress-bar.tsx';
import { texts } from '../texts/index.ts';
import { Brand } from './brand.tsx';
import * as s from './header.css.ts';
import { LinesIcon, RailIcon } from './shell-icons.tsx';
import { TopBar } from './top-bar.tsx';

interface HeaderProps {
  /** On the desktop the button minimises the aside; in narrower windows it opens the menu's drawer. */
  isDesktop: boolean;
  minimised: boolean;
  onToggle(): void;
  onMenu(): void;
}

/** Brand, the menu's button, and the top bar (SHELL-01); here, because content belongs into a landmark, the bar of a page's change. */
export function Header({ isDesktop, minimised, onToggle, onMenu }: HeaderProps) {
  const text = useText(texts);
  const config = useConfig();
  const isSignedIn = usePresence() !== 'visitor';
  return (
    <header className={s.header}>
      <ProgressBar />
      <ActingStrip />
      <div className={s.row}>
        <div className={s.start}>
          {!isDesktop && (
            <button
              type="button"
              className={s.tool}
              aria-haspopup="dialog"
              aria-label={text('shell.menu')}
              onClick={onMenu}
            >
              <LinesIcon />
            </button>
          )}
          <PortalLink
            href={PATHS.home}
            className={s.brand}
            aria-label={config?.providerName || text('portal.name')}
          >
            <Brand className={s.mark} />
            <span className={s.brandName}>{config?.providerName || text('portal.name')}</span>
          </PortalLink>
          {isDesktop && (
            <button
              type="button"
              className={s.tool}
              aria-expanded={!minimised}
              aria-label={text('shell.toggleMenu')}
              title={text('shell.toggleMenu')}
              onClick={onToggle}
            >
              <RailIcon />
            </button>
          )}
        </div>
        <div className={s.bar}>
          {isSignedIn ? <TopBar /> : <PortalLink href={PATHS.signIn}>{text('menu.signIn')}</PortalLink>}
        </div>
      </div>
    </header>
  );
}

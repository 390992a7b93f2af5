import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { usePanelOfAddress } from '../panels/panel-links.ts';
import { Panels } from '../panels/panels.tsx';
import { Header } from './header/header.tsx';
import { Aside } from './menu/aside.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { useMinimised } from './menu/use-minimised.ts';
import { ClockNotice } from './page/clock-notice.tsx';
import { ScrollToTop } from './page/scroll-to-top.tsx';
import { usePageChange } from './page/use-page-change.ts';
import { usePagePreloading } from './page/use-page-preloading.ts';
import * as s from './shell.css.ts';
import { DESKTOP } from './sizes.ts';
import { texts } from './texts/index.ts';
import { useMedia } from './use-media.ts';
import { UserPanel } from './user/user-panel.tsx';

interface ShellProps {
  /** The content has the whole width of the window (SHELL-25). */
  wide?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/** The layout around every page of signed-in people (SHELL-01). Mounted once, so that it survives navigation. */
export function Shell({ wide = false, children }: ShellProps) {
  const text = useText(texts);
  const isDesktop = useMedia(DESKTOP);
  const [minimised, toggle] = useMinimised();
  const [hasMenu, setMenu] = useState(false);
  const content = useRef<HTMLElement>(null);
  usePageChange(content);
  usePanelOfAddress();
  usePagePreloading();
  return (
    <div className={s.shell}>
      <a href="#content" className={s.skip}>
        {text('shell.skip')}
      </a>
      <Header isDesktop={isDesktop} minimised={minimised} onToggle={toggle} onMenu={() => setMenu(true)} />
      {isDesktop ? (
        <Aside minimised={minimised} />
      ) : (
        <MenuDrawer open={hasMenu} onClose={() => setMenu(false)} />
      )}
      <main ref={content} id="content" tabIndex={-1} className={wide ? s.wideMain : s.main}>
        <ClockNotice />
        {children}
      </main>
      <ScrollToTop content={() => content.current} />
      <UserPanel />
      <Panels />
    </div>
  );
}

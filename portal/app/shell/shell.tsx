import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Panels } from '../panels/panels.tsx';
import { Aside } from './aside.tsx';
import { useCodeAhead } from './code-ahead.ts';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { usePageChange } from './page-change.ts';
import { usePanelOfAddress } from './panel-links.ts';
import { ProgressBar } from './progress-bar.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import * as s from './shell.css.ts';
import { DESKTOP } from './sizes.ts';
import { texts } from './texts/index.ts';
import { useMedia } from './use-media.ts';
import { useMinimised } from './use-minimised.ts';
import { UserPanel } from './user-panel.tsx';

interface ShellProps {
  /** The content has the whole width of the window (SHELL-25). */
  wide?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/** What is around every page of signed-in people (SHELL-01). Mounted once, so that it survives navigation. */
export function Shell({ wide = false, children }: ShellProps) {
  const text = useText(texts);
  const isDesktop = useMedia(DESKTOP);
  const [minimised, toggle] = useMinimised();
  const [hasMenu, setMenu] = useState(false);
  const content = useRef<HTMLElement>(null);
  usePageChange(content);
  usePanelOfAddress();
  useCodeAhead();
  return (
    <div className={s.shell}>
      <a href="#content" className={s.skip}>
        {text('shell.skip')}
      </a>
      <ProgressBar />
      <Header isDesktop={isDesktop} minimised={minimised} onToggle={toggle} onMenu={() => setMenu(true)} />
      {isDesktop ? (
        <Aside minimised={minimised} />
      ) : (
        <MenuDrawer open={hasMenu} onClose={() => setMenu(false)} />
      )}
      <main ref={content} id="content" tabIndex={-1} className={wide ? s.wideMain : s.main}>
        {children}
      </main>
      <ScrollToTop content={() => content.current} />
      <UserPanel />
      <Panels />
    </div>
  );
}

import type { ReactNode } from 'react';
import * as s from './shell.css.ts';

interface ShellProps {
  /** The content has the whole width of the window (SHELL-25). */
  wide?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/** What is around every page of signed-in people (SHELL-01). Mounted once, so that it survives navigation. */
export function Shell({ wide = false, children }: ShellProps) {
  return (
    <div className={s.shell}>
      <main id="content" tabIndex={-1} className={wide ? s.wideMain : s.main}>
        {children}
      </main>
    </div>
  );
}

import type { ReactNode } from 'react';
import * as styles from './visitor-layout.css.ts';

/** The layout of a public tool for visitors: the tool without the shell (D-94). */
export function VisitorLayout({
  wide = false,
  children,
}: {
  wide?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <main className={wide ? styles.wideMain : styles.main}>{children}</main>
    </div>
  );
}

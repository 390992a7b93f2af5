import type { ReactNode } from 'react';
import * as styles from './visitor-layout.css.ts';

/** The page of a public tool for people who aren't signed in: the tool alone (D-94). */
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

import type { ReactNode } from 'react';
import * as s from './compact-label.css.ts';

interface CompactLabelProps {
  icon: ReactNode;
  children: string;
}

/** The label of a button in a row: in a narrow table its icon alone is seen, and the words are the button's name. */
export function CompactLabel({ icon, children }: CompactLabelProps) {
  return (
    <>
      <span className={s.icon}>{icon}</span>
      <span className={s.word}>{children}</span>
    </>
  );
}

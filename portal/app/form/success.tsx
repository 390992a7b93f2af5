import type { ReactNode } from 'react';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import * as s from './success.css.ts';

interface SuccessProps {
  /** What was reached; nothing before. */
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Of the box around it, while there is something to tell. */
  className?: string;
}

/**
 * The place where a success will be told. It is in the page before its text, which is what screen readers ask of a live
 * region: one that comes together with its text is passed over by many.
 */
export function Success({ children, onDismiss, className }: SuccessProps) {
  return (
    <div role="status" className={(children && className) || s.place}>
      {children && (
        <Banner kind="success" role="none" onDismiss={onDismiss}>
          {children}
        </Banner>
      )}
    </div>
  );
}

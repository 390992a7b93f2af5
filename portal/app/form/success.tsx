import type { ReactNode } from 'react';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import * as s from './success.css.ts';

interface SuccessProps {
  /** The message; nothing before the success. */
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Class of the region while it has a message. */
  className?: string;
}

/**
 * The live region of a success message. It is in the page before its text, because many screen readers ignore a region
 * that is inserted together with its text.
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

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { hasUnsavedWork } from './unsaved-work.ts';

interface PortalLinkProps {
  href: string;
  className?: string | undefined;
  /** Handed to the next page with the navigation. */
  state?: unknown;
  children: ReactNode;
}

/**
 * A link inside the portal. While a tool has unsaved work it loads the page for real, because only then does the
 * browser ask before leaving (D-31).
 */
export function PortalLink({ href, className, state, children }: PortalLinkProps) {
  const [, navigate] = useLocation();
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (elsewhere || event.button !== 0 || hasUnsavedWork()) return;
        event.preventDefault();
        navigate(href, { state });
      }}
    >
      {children}
    </a>
  );
}

import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'wouter';
import { withBase } from '../routes/base-path.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';

interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'onClick'> {
  /** A path of the portal, or a hash of the page. */
  href: string;
  className?: string | undefined;
  /** History state for the next page. */
  state?: unknown;
  /** Replaces the navigation of a plain click, where the target is on this page. */
  onGo?(): void;
}

/**
 * A link inside the portal. While a tool has unsaved work it reloads the page, because only then does the browser ask
 * before leaving (D-31).
 */
export function PortalLink({ href, state, onGo, ...rest }: PortalLinkProps) {
  const [, navigate] = useLocation();
  return (
    <a
      {...rest}
      href={withBase(href)}
      onClick={(event) => {
        const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (elsewhere || event.button !== 0 || (!onGo && hasUnsavedWork())) return;
        event.preventDefault();
        if (onGo) onGo();
        else navigate(href, { state });
      }}
    />
  );
}

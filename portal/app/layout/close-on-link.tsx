import type { ReactNode } from 'react';

interface CloseOnLinkProps {
  /** A link inside was followed, by mouse or keyboard. */
  onClose(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** Closes what stands around links, such as a menu or a drawer, when one of them is followed. */
export const CloseOnLink = ({ onClose, className, children }: CloseOnLinkProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard, too
  <div className={className} onClick={(event) => (event.target as Element).closest('a') && onClose()}>
    {children}
  </div>
);

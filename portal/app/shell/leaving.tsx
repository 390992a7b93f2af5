import type { ReactNode } from 'react';

interface LeavingProps {
  /** A link inside was followed, by mouse or keyboard: what it stands in has done its work. */
  onLeave(): void;
  className?: string | undefined;
  children: ReactNode;
}

export const Leaving = ({ onLeave, className, children }: LeavingProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard, too
  <div className={className} onClick={(event) => (event.target as Element).closest('a') && onLeave()}>
    {children}
  </div>
);

import { type ReactNode, useId } from 'react';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './user-menu.css.ts';

interface UserLinkProps {
  title: string;
  subtitle?: string;
  icon: ReactNode;
  href: string;
  /** Replaces the navigation of a plain click. */
  onGo?(): void;
}

/** A link about the person, named by its title alone; the subtitle describes it. */
export function UserLink({ title, subtitle, icon, href, onGo }: UserLinkProps) {
  const id = useId();
  return (
    <div className={s.item}>
      {icon}
      <span className={s.words}>
        <PortalLink href={href} {...(onGo && { onGo })} className={s.link} aria-describedby={subtitle && id}>
          {title}
        </PortalLink>
        {subtitle && (
          <span id={id} className={s.subtitle}>
            {subtitle}
          </span>
        )}
      </span>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './user-menu.css.ts';

interface UserLinkProps {
  title: string;
  subtitle?: string;
  icon: ReactNode;
  href: string;
  /** What a plain click does in place of going to the address. */
  onGo?(): void;
}

/** A link about the person, named by its title alone. */
export function UserLink({ title, subtitle, icon, href, onGo }: UserLinkProps) {
  const id = useId();
  const words = (
    <span className={s.words}>
      <span id={`${id}title`}>{title}</span>
      {subtitle && (
        <span id={`${id}subtitle`} className={s.subtitle}>
          {subtitle}
        </span>
      )}
    </span>
  );
  return (
    <PortalLink
      href={href}
      {...(onGo && { onGo })}
      className={s.item}
      aria-labelledby={`${id}title`}
      aria-describedby={subtitle && `${id}subtitle`}
    >
      {icon}
      {words}
    </PortalLink>
  );
}

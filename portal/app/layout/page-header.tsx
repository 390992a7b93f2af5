import type { ReactNode } from 'react';
import * as s from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  /** One short sentence about the page. */
  subtitle?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
}

/** The header of every page with its only `h1`, which is focused after a page change. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className={s.header}>
      <div className={s.words}>
        <h1 className={s.title}>{title}</h1>
        {subtitle && <p className={s.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={s.actions}>{actions}</div>}
    </header>
  );
}

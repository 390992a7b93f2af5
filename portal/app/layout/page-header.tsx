import type { ReactNode } from 'react';
import * as s from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  /** One short sentence: what is here, or of whom. */
  subtitle?: ReactNode;
  /** What is done on this page, the main thing last. */
  actions?: ReactNode;
}

/** The head of every page: its only `h1`, which takes the focus when the page has changed. */
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

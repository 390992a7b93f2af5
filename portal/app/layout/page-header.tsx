import type { ReactNode } from 'react';
import { DaysNote } from './days-note.tsx';
import * as s from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  /** One short sentence about the page. */
  subtitle?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
  /** Whether something on the page is due, valid or late by a day. */
  usesDays?: boolean | undefined;
}

/** The header of every page with its only `h1`, which is focused after a page change. */
export function PageHeader({ title, subtitle, actions, usesDays = false }: PageHeaderProps) {
  return (
    <header className={s.header}>
      <div className={s.words}>
        <h1 className={s.title}>{title}</h1>
        {subtitle && <p className={s.subtitle}>{subtitle}</p>}
        {usesDays && <DaysNote className={s.days} />}
      </div>
      {actions && <div className={s.actions}>{actions}</div>}
    </header>
  );
}

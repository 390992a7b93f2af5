import { type ReactNode, useId } from 'react';
import * as s from './card.css.ts';

interface CardProps {
  title: string;
  /** How many there are of what the card lists. */
  count?: number;
  children: ReactNode;
}

/** A part of a record's page under a heading of its own. */
export function Card({ title, count, children }: CardProps) {
  const heading = useId();
  return (
    <section className={s.card} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
        {count !== undefined && count > 0 && <span className={s.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}

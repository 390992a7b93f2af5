import { type ReactNode, useId } from 'react';
import * as s from './card.css.ts';

interface CardProps {
  /** Where links lead that are about it: the hash of their address. */
  id?: string;
  title: string;
  /** How many there are of what the card lists. */
  count?: number;
  /** It stands on paper before the cards above it. */
  isFirstOnPaper?: boolean;
  /** It may take more than a page of paper: only its parts are kept whole there. */
  isLong?: boolean;
  children: ReactNode;
}

/** A part of a record's page under a heading of its own. */
export function Card({ id, title, count, isFirstOnPaper, isLong, children }: CardProps) {
  const heading = useId();
  return (
    <section
      id={id}
      className={[s.card, isFirstOnPaper && s.firstOnPaper, isLong && s.long].filter(Boolean).join(' ')}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={s.title}>
        {title}
        {count !== undefined && count > 0 && <span className={s.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}

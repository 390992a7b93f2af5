import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './facts.css.ts';

export interface Fact {
  name: string;
  /** A fact without a value is left out. */
  value: string | null | undefined;
  /** Where what is named by the value stands. */
  href?: string | undefined;
}

/** What is known of a record, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value, href }) => (
          <div key={name} className={s.fact}>
            <dt className={s.name}>{name}</dt>
            <dd className={s.value}>{href ? <PortalLink href={href}>{value}</PortalLink> : value}</dd>
          </div>
        ))}
    </dl>
  );
}

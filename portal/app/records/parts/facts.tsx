import * as s from './facts.css.ts';

export interface Fact {
  name: string;
  /** A fact without a value is left out. */
  value: string | null | undefined;
}

/** What is known of a record, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name} className={s.fact}>
            <dt className={s.name}>{name}</dt>
            <dd className={s.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

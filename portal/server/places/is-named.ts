import { type RawBuilder, sql } from 'kysely';
import { partPattern } from '../db/has-text.ts';
import { type TypoPatterns, typoPatterns } from './typo-patterns.ts';

/** The parts of the condition as SQL: parameters, or what stands for them. */
interface Parts<T> {
  /** The row of `port` or `airport`. */
  place: T;
  /** `%text%`, as texts are compared (migration `0096-look-alikes`). */
  pattern: T;
  /** Patterns of what a text with a typo means; none where it is right or wrong as it is. */
  typos: Readonly<Record<keyof TypoPatterns, T>> | undefined;
}

/**
 * SQL of whether a place is called so: a part of its names, other words and codes has the text, or, where that is no part of what
 * any place or carrier is called, its names have the words but for one typo each. Other companies aren't asked: what is found
 * would tell whether there is one of a name. `write` is the tag that puts it together.
 */
export const isNamedSql = <T>(
  write: (strings: TemplateStringsArray, ...values: T[]) => T,
  { place, pattern, typos }: Parts<T>,
): T =>
  typos
    ? write`(${place}.spelled_names like ${pattern} or (
        not exists (select from port written where written.spelled_names like ${pattern})
        and not exists (select from airport written where written.spelled_names like ${pattern})
        and not exists (select from company written
          where written.entity_type in ('Carrier', 'Airline') and spelled(written.company_name) like ${pattern})
        and (case when replace(${place}.plain_names, ' ', '') like any(${typos.joinedParts})
            then ${place}.plain_names ~ ${typos.joined} else false end
          or case when ${place}.plain_names like any(${typos.wordParts})
            then ${place}.plain_names ~ all(${typos.each}) else false end)))`
    : write`${place}.spelled_names like ${pattern}`;

/** The same for a text, in the statements of actions. */
export function isNamed(place: string, text: string): RawBuilder<boolean> {
  const typos = typoPatterns(text);
  return isNamedSql<RawBuilder<unknown>>(sql, {
    place: sql.id(place),
    pattern: partPattern(text),
    typos: typos && {
      joined: sql`${typos.joined}::text`,
      joinedParts: sql`${typos.joinedParts}::text[]`,
      each: sql`${typos.each}::text[]`,
      wordParts: sql`${typos.wordParts}::text[]`,
    },
  }) as RawBuilder<boolean>;
}

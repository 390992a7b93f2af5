import { type RawBuilder, sql } from 'kysely';
import { writings } from '../../../shared/i18n/fold.ts';

/** SQL of a pattern that finds the text as a part of one of `spelled` (migration `0096-look-alikes`). */
export const partPattern = (text: string): RawBuilder<string> =>
  sql<string>`('%' || folded_pattern(${text}::text) || '%')`;

/** SQL of whether the value has the text, whichever signs that look alike it is written with. */
export const hasText = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    writings(text).map((written) => sql`spelled(${value}) like ${partPattern(written)}`),
    sql` or `,
  )})`;

/** SQL of whether the value is the text. */
export const isText = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    writings(text).map(
      (written) => sql`spelled(${value}) like (E'%\\n' || folded_pattern(${written}::text) || E'\\n%')`,
    ),
    sql` or `,
  )})`;

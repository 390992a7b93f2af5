import type { ColumnField } from '../models/model.ts';
import type { Comparison } from '../query/where.ts';
import type { StatementWriter } from './statement.ts';

/** How many bands of the scattered order `search_keys` tells apart (migration `0002-part-search`). */
export const BANDS = 6;

/** What a key is seeded with for one band of a company, and for all companies together. */
export const seedOf = (company: string, band: string) => `${company}::bigint * 8 + ${band}`;
export const EVERY_SEED = '0';

export const scatteredSql = (alias: string) => `((${alias}.id::bigint * 2654435761) & 4294967295)`;

/** As the index has it, letter by letter. */
export const keysOfRowSql = ({ searchable }: ColumnField, alias: string) =>
  `search_keys(${alias}."${searchable}", ${alias}.id, ${alias}.search)`;

/**
 * Some keys that every number with the term has: of its end, which tells numbers apart best, of what goes over into that,
 * since many numbers have the three characters somewhere else, of what stands before, and of its longest run of a digit.
 */
export function keysOfTermSql(
  writer: StatementWriter,
  { term, run }: Pick<Comparison, 'term' | 'run'>,
  seed: string,
): string {
  const text = `folded_number(${writer.value(term ?? -1, 'text')})`;
  const parts = [2, 3, 5].map((before) => `substr(${text}, greatest(length(${text}) - ${before}, 1), 3)`);
  if (run !== undefined) parts.push(writer.value(run, 'text'));
  return `array[${parts.map((part) => `hashtextextended(${part}, ${seed})`).join(', ')}]`;
}

export function likeSql(writer: StatementWriter, { operator, value }: Comparison, alias: string): string {
  const part = `folded_pattern(folded_number(${writer.value(value ?? -1, 'text')}))`;
  const before = operator === 'startsWith' ? '' : "'%' || ";
  const after = operator === 'endsWith' ? '' : " || '%'";
  return `${alias}.search like (${before}${part}${after})`;
}

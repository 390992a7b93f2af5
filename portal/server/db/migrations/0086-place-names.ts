import { type Kysely, sql } from 'kysely';

/**
 * What ports and airports are found by: `names` with all their codes, and `plain_names` in small letters without accents and
 * codes, in which words with a typo are looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

/** As `fold` writes a text. What is only capitals, or has a digit, is a code, which is right or wrong. */
const plain = (text: string): string => {
  const names = String.raw`regexp_replace(${text}, '\m([A-Z]{1,5}|\w*\d\w*)\M', '', 'g')`;
  const unmarked = String.raw`regexp_replace(normalize(${names}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  const letters = `translate(${unmarked}, 'øØłŁđĐðı', 'oOlLdDdi')`;
  const pairs = [
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['Æ', 'Ae'],
    ['œ', 'oe'],
    ['Œ', 'Oe'],
    ['þ', 'th'],
    ['Þ', 'Th'],
  ];
  return `lower(${pairs.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, letters)})`;
};

const UP = [
  `alter table port
    add column names text not null generated always as (scac_code || '; ' || company_name || '; ' || words) stored,
    add column plain_names text not null generated always as (${plain("company_name || '; ' || words")}) stored`,
  `alter table airport
    add column names text not null generated always as (code || '; ' || coalesce(icao_code || '; ', '') ||
      city || '; ' || city_iden || '; ' || airport_name || '; ' || words) stored,
    add column plain_names text not null generated always as (${plain("city || '; ' || airport_name || '; ' || words")}) stored`,
];

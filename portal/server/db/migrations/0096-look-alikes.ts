import { type Kysely, sql } from 'kysely';

/**
 * What is searched is compared as `fold` writes it: case, width, accents, the kind of hyphens and apostrophes and what nobody sees
 * don't matter.
 *
 * - `folded` is a text so, `folded_pattern` one in which no sign is a placeholder of LIKE.
 * - `folded_number` also has two letters for an umlaut. Order and style numbers have it as `search`.
 * - `spelled` is a text with and without umlauts, each between line ends, so that one look finds either, its beginning and its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FUNCTIONS, ...NUMBERS.flatMap(searched), ...PLACES, ...PARTS.flatMap(part)])
    await sql.raw(statement).execute(db);
}

const UNSEEN = String.raw`[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u0300-\u036f]`;
const HYPHENS = String.raw`[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]`;
const APOSTROPHES = String.raw`[\u2018\u2019\u02bc]`;

/** Letters that Unicode doesn't take apart into a plain letter and a mark. */
const PAIRS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;

/** The letters of Unicode from the first to the last. */
const letters = (first: string, last: string): string => {
  const begin = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - begin + 1 }, (_, n) =>
    String.fromCharCode(begin + n),
  ).join('');
};

/** Beside those of English, which `lower` knows in every locale of a database. */
const CAPITALS = `ĦŊŦƏØŁĐÐẞÆŒÞ${letters('Α', 'Ρ')}${letters('Σ', 'Ω')}${letters('Ђ', 'Я')}`;
const KATAKANA = letters('\u30a1', '\u30f6');
const HIRAGANA = letters('\u3041', '\u3096');

/** SQL of `text` folded, for texts that are more than ASCII. */
function foldedSql(text: string): string {
  const unseen = `regexp_replace(normalize(${text}, NFKD), '${UNSEEN}', '', 'g')`;
  const hyphens = `regexp_replace(${unseen}, '${HYPHENS}', '-', 'g')`;
  const apostrophes = `regexp_replace(${hyphens}, '${APOSTROPHES}', '''', 'g')`;
  const lower = `translate(lower(${apostrophes} collate "C"), '${CAPITALS}', '${CAPITALS.toLowerCase()}')`;
  const plain = PAIRS.reduce((folded, [from, to]) => `replace(${folded}, '${from}', '${to}')`, lower);
  return `translate(normalize(${plain}, NFC), 'øłđðıς${KATAKANA}', 'olddiσ${HIRAGANA}')`;
}

const WRITTEN = `regexp_replace(normalize($1, NFC), '([äöüÄÖÜ])', '\\1e', 'g')`;
const HAS_UMLAUT = `normalize($1, NFC) ~ '[äöüÄÖÜ]'`;
const IS_ASCII = `$1 !~ '[^\\x01-\\x7f]'`;

/** Not strict, so that they are written into the statements that call them. */
const define = (name: string, body: string) =>
  `create function ${name}(text) returns text language sql immutable parallel safe as $$ select ${body} $$`;

/** Those that indexes and columns use call no other of them: where a dump is restored, none is found by its name alone. */
const FUNCTIONS = [
  define('folded', `case when ${IS_ASCII} then lower($1 collate "C") else ${foldedSql('$1')} end`),
  define('folded_pattern', String.raw`regexp_replace(folded($1), '([\\%_])', '\\\1', 'g')`),
  define('folded_number', `case when ${IS_ASCII} then lower($1 collate "C") else ${foldedSql(WRITTEN)} end`),
  define(
    'spelled',
    `case when ${IS_ASCII} then E'\\n' || lower($1 collate "C") || E'\\n'
      when ${HAS_UMLAUT} then E'\\n' || ${foldedSql('$1')} || E'\\n' || ${foldedSql(WRITTEN)} || E'\\n'
      else E'\\n' || ${foldedSql('$1')} || E'\\n' end`,
  ),
];

interface Numbered {
  table: string;
  owner: string;
  number: string;
  indexes?: readonly string[];
}

/** The other indexes of a column go with it. */
const NUMBERS: readonly Numbered[] = [
  {
    table: 'purchase_order',
    owner: 'order_purchaser_id',
    number: 'order_numbers',
    indexes: [
      'create index purchase_order_by_beginning on purchase_order (search)',
      'create index purchase_order_by_company_beginning on purchase_order (order_purchaser_id, search text_pattern_ops)',
    ],
  },
  { table: 'style_number', owner: 'company_id', number: 'style_number' },
];

const searched = ({ table, owner, number, indexes = [] }: Numbered) => [
  `alter table ${table} drop column search`,
  `alter table ${table}
    add column search text collate "C" not null generated always as (folded_number(${number})) stored`,
  `create index ${table}_search on ${table} using gin (search_keys(${owner}, id, search)) with (fastupdate = off)`,
  ...indexes,
];

/** Beside `names`, which people read. */
const PLACES = [
  `alter table port add column spelled_names text not null
    generated always as (spelled(scac_code || '; ' || company_name || '; ' || words)) stored`,
  `alter table airport add column spelled_names text not null
    generated always as (spelled(code || '; ' || coalesce(icao_code || '; ', '') ||
      city || '; ' || city_iden || '; ' || airport_name || '; ' || words)) stored`,
];

/** Index, table, what is searched, and of which rows. */
const PARTS: readonly (readonly [string, string, readonly string[], string?])[] = [
  ['company_name_search', 'company', ['company_name']],
  ...['booking', 'shipment', 'quote', 'manifest', 'invoice'].map(
    (table) => [`${table}_part`, table, ['reference']] as const,
  ),
  ['container_part', 'container', ['number']],
  ['shipment_document_part', 'shipment', ['transport_document']],
  ['invoice_entry_number_part', 'invoice_entry', ['number'], 'where number is not null'],
  ['air_freight_rate_part', 'air_freight_rate', ['"from"', '"to"', 'airline']],
];

const part = ([index, table, texts, rows = '']: (typeof PARTS)[number]) => [
  `drop index ${index}`,
  `create index ${index} on ${table} using gin (${texts.map((text) => `spelled(${text}) gin_trgm_ops`).join(', ')}) ${rows}`,
];

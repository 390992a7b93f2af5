import pg from 'pg';

type Parser = (text: string) => unknown;

const number: Parser = Number;
const boolean: Parser = (text) => text === 't';
const text: Parser = (value) => value;
const json: Parser = JSON.parse;

/** Sessions run in UTC, so the offset is always `+00`; microseconds stay, so that a value read finds its row again. */
const instant: Parser = (value) => `${value.replace(' ', 'T').replace(/\+00$/, '')}Z`;

/** Its published type describes another version of the package. */
const arrays = pg.types.arrayParser as unknown as {
  create(source: string, entry: Parser): { parse(): unknown[] };
};

const arrayOf =
  (parser: Parser): Parser =>
  (value) =>
    arrays.create(value, parser).parse();

/** [type oid, oid of its array, parser]. What isn't listed stays the text that PostgreSQL sends. */
const TYPES: readonly (readonly [number, number, Parser])[] = [
  [16, 1000, boolean],
  [20, 1016, text],
  [21, 1005, number],
  [23, 1007, number],
  [25, 1009, text],
  [26, 1028, number],
  [114, 199, json],
  [700, 1021, number],
  [701, 1022, number],
  [1042, 1014, text],
  [1043, 1015, text],
  [1082, 1182, text],
  [1083, 1183, text],
  [1114, 1115, text],
  [1184, 1185, instant],
  [1186, 1187, text],
  [1700, 1231, text],
  [2950, 2951, text],
  [3802, 3807, json],
];

/** By type oid. Both databases read values through these alone, so a row looks the same from either. */
export const PARSERS: Readonly<Record<number, Parser>> = Object.fromEntries(
  TYPES.flatMap(([oid, array, parser]) => [
    [oid, parser],
    [array, arrayOf(parser)],
  ]),
);

/** The shape that node-postgres wants. */
export const pgTypes = { getTypeParser: (oid: number): Parser => PARSERS[oid] ?? text };

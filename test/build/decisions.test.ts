import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const LINES = readFileSync('portal/docs/decisions.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* \S/gm);
const IDS = [...LINES].map(([, id = '']) => id);
const PREFIXES = [...new Set(IDS.map((id) => id.replace(/-\d+$/, '')))];

const ID = `(?:${PREFIXES.join('|')})-\\d{2,3}\\b`;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm;
/** The ids that a title begins with. Elsewhere in a text it may be the number of an order. */
const TITLE = new RegExp(`['"\`]${ID}(?:(?:,| and| to)? ${ID})*[:,]? (?=[^\\s|:])`, 'g');

/** The ids that a source names in its comments and titles. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].flatMap(([part]) =>
    [...part.matchAll(new RegExp(`\\b${ID}`, 'g'))].map(([id]) => id),
  );

const SOURCES = globSync(['{shared,widgets,portal,demo,test}/**/*.{ts,tsx,mjs}', '*.mjs'], {
  exclude: ['**/node_modules/**'],
});

test('every id that code and tests name has a line in the list of decisions', () => {
  const known = new Set(IDS);
  const unknown: string[] = [];
  let count = 0;
  for (const file of SOURCES) {
    const named = namedIn(readFileSync(file, 'utf8'));
    count += named.length;
    for (const id of named) if (!known.has(id)) unknown.push(`${file}: ${id}`);
  }
  assert.deepEqual(unknown, []);
  assert.ok(count > 1_000, `${count} ids were found`);
});

test('every id has one line, and names only ids that have one', () => {
  assert.equal(new Set(IDS).size, IDS.length);
  const text = readFileSync('portal/docs/decisions.md', 'utf8');
  const unknown = [...text.matchAll(new RegExp(`\\b${ID}`, 'g'))].filter(([id]) => !IDS.includes(id));
  assert.deepEqual(
    unknown.map(([id]) => id),
    [],
  );
});

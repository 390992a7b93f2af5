import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from '../../../../../../portal/server/db/seed/csv.ts';
import { PLACE_NAMES } from '../../../../../../portal/server/db/seed/data/place-names.ts';

test('MOD-13 each name in another language is that of a port or airport that there is', () => {
  const known = new Set([
    ...readCsv('ports.csv').map(({ unlocode }) => unlocode),
    ...readCsv('airports.csv').map(({ iata }) => iata),
  ]);
  const codes = PLACE_NAMES.flatMap(([of]) => of.split(' '));
  assert.deepEqual(
    codes.filter((code) => !known.has(code)),
    [],
  );
  const listed = PLACE_NAMES.map(([of]) => of);
  assert.equal(new Set(listed).size, listed.length, 'each line has codes of its own');
  for (const [of, names] of PLACE_NAMES) {
    const each = names.split('; ');
    assert.ok(
      each.every((name) => name.trim() === name && name !== ''),
      of,
    );
    assert.equal(new Set(each).size, each.length, of);
  }
});

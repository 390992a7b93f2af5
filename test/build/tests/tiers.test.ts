import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { closureOf, isTouched } from '../../../shared/build/tests/changed.mjs';
import { LONG } from '../../../shared/build/tests/tiers.mjs';
import { NOT_HERE } from '../../helpers/browsers/not-here.mjs';

it('each file of the long run is there, stands once, and says why and what covers it in the gate', () => {
  const files = LONG.map(({ file }) => file);
  assert.deepEqual(files, [...new Set(files)]);
  for (const { file, why, gate, sources } of LONG) {
    assert.ok(existsSync(file), file);
    assert.ok(why && gate, file);
    for (const source of sources) assert.ok(existsSync(source), `${file}: ${source}`);
  }
});

it('a test is touched by what it imports, by its sources, and where nobody knows what has changed', () => {
  const test = 'test/build/tests/tiers.test.ts';
  assert.ok(closureOf(test).has('shared/build/tests/tiers.mjs'));
  assert.ok(isTouched(test, [], new Set(['shared/build/tests/tiers.mjs'])));
  assert.ok(isTouched(test, ['portal/docs'], new Set(['portal/docs/contents.mjs'])));
  assert.ok(!isTouched(test, ['portal/docs'], new Set(['portal/docs-of-old/contents.mjs', 'README.md'])));
  assert.ok(isTouched(test, [], undefined));
});

it('each test that a browser skips is there by its name, is the only one of that name, and says why', () => {
  const all = globSync('test/{shared,widgets}/**/*.browser.test.{ts,tsx}');
  for (const { file, test, why } of NOT_HERE) {
    const having = all.filter((one) => readFileSync(one, 'utf8').includes(`it('${test}`));
    assert.deepEqual(having, [`test/${file}`], test);
    assert.ok(why);
  }
});
